"""Heckmeck am Bratwurmeck and Heckmeck Deluxe: dice, worms, and a greedy stop too late."""
