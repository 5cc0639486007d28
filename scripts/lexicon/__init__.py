"""Build the word lists of ``polyana.words`` from their sources: ``python -m scripts.lexicon``."""
