"""The rules of «Букводжем»."""
