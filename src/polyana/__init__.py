"""Поляна: an online table for five board games."""
