from hypothesis import settings

# Some examples are checked by brute force, and how long one takes says nothing here.
settings.register_profile("unhurried", settings(), deadline=None)
settings.load_profile("unhurried")
