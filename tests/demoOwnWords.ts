/** The lines of the demo requests that name no product of the catalogue, in the order of the requests. */
export const demoOwnWords = [
  'Honey, if you have the dark one',
  'Ẹ ṣé o!',
  'Good morning, this is our list for the whole co-operative:',
  'Please pack each kind in its own bag and write the name on it. We share everything out on Saturday.',
  'ginger, the dry one, 2 big bags',
  'and whatever you have for making zobo taste sweet without sugar',
  'Crayfish, one paint bucket',
  'For our soap class, 14 people:',
  'Moulds, if you sell any',
  'Dates: 5',
]
