"""What people who run a server do with its database."""
