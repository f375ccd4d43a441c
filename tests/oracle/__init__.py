"""A second opinion on every roll.

The engine says what each roll needs, how many block dice are thrown and what an armour or injury
roll does. The modules here work the same out again from the rulebooks, from nothing but what lies
on the table at the moment of the roll and what has been told before it. They import nothing of
`pigskin.rules` or `pigskin.skills`: two people who read the same page, and then compare.

| module | what it knows |
| --- | --- |
| `facts` | the figures of each edition, as tables |
| `board` | the table at the moment of a roll: who stands where, who marks whom |
| `watching` | dice that keep the table as it was whenever one of them was rolled |
| `story` | what has been told so far, as far as later rolls depend on it |
| `moving`, `handling`, `minds`, `blocking`, `hurting`, `sideline` | one family of rolls each |
| `rerolls` | what may be rolled again, and by whom |
| `judge` | takes events and dice in their order and has each family check its own |
| `playing` | random games with random players, in which much happens |
| `soak` | the same for as long as you like: `make soak` |
"""
