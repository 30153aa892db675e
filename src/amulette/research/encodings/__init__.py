"""How each game becomes numbers for learning programs: fixed choices, and a row of features for each view."""
