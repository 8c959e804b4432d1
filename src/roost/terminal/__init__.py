"""Play, watch and read in a terminal."""
