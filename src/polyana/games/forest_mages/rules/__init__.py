"""The rules of «Маги леса»."""
