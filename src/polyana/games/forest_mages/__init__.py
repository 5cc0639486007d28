"""«Маги леса»: place dice, brew potions, tame creatures, claim forests."""

from polyana.games.forest_mages.rules import ForestMages

GAME = ForestMages
