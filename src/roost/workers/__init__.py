"""Bots and the coach in processes of their own: what thinks long, hangs or dies keeps nobody else waiting."""
