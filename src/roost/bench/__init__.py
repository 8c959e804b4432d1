"""Benchmarks. Speeds are shown as ratios to something measured in the same run."""
