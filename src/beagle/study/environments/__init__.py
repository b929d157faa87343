"""Environments for learners: a batch of games in NumPy arrays, PettingZoo, OpenSpiel.

Each of the three needs packages of its own, so they are imported one by one:

    from beagle.study.environments import pettingzoo
    env = pettingzoo.env("darwinci", players=4)
"""
