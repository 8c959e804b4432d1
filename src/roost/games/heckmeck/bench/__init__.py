"""What the benchmarks need of Heckmeck."""
