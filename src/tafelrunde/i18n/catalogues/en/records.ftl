### Results, records, accounts: why something cannot be done, and what to do instead.

refused-results-unknown = There is no finished game here. A game can be looked at again once it is over.
refused-results-here-already = This game is here already.
refused-results-bad-log = This file does not hold a finished game that can be checked.

refused-account-taken = This name cannot be had, or you have an account already. Choose another name.
refused-account-wrong = Name and passphrase do not fit together. Please try again.
refused-account-wrong-code = Name and recovery code do not fit together. Please try again.
refused-account-too-often = That was tried too often. Wait ten minutes, then try again.
refused-account-short = This passphrase is too short. Use at least { $fewest } characters.
refused-account-long = This passphrase is too long. Use at most { $most } characters.

refused-web-forgotten = You are not known here any more. Load the page again to come in with a new name.
