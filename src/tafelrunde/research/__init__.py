"""UGO! and the gem race for those who study games and train players: `pip install 'tafelrunde[research]'`.
Must not know tables, sockets or persons.

ugo_state    whole games of UGO! under OpenSpiel's names: legal_actions, apply_action, observation_tensor, …
ugo_env      the same as a PettingZoo environment for 2 to 4
ugo_vector   many tables at once as numpy arrays, on the kernel
gem_race     the race for one colour of Ubongo classic as a PettingZoo environment, by the real rules
"""
