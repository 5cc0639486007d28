"""«Нет слов»: lay letters so that no word can be made."""

from polyana.games.no_words.rules import NoWords

GAME = NoWords
