"""What the benchmarks of this game need."""
