"""The pages that a browser asks for, and the forms on them."""
