"""What every test shares: examples drawn by Hypothesis may take their time on a busy machine."""

from hypothesis import settings

settings.register_profile("beagle", deadline=None)
settings.load_profile("beagle")
