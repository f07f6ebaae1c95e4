/** A place of a reply that somebody must still write, with its position in the text. */
export type PlaceToFillIn = { text: string; start: number }

// '{your answer}', or '…' between spaces or on a line of its own.
const placePattern = /\{[^{}\n]*\p{L}[^{}\n]*\}|(?:^|\s)(?:…|\.{3,})(?!\S)/u

/**
 * Finds the first place to fill in, such as '{your answer}' or a bare '…'. What stands in `sendersTexts` is none: a
 * sender's name and lines are filled in as they are.
 */
export function findPlaceToFillIn(text: string, sendersTexts: readonly string[]): PlaceToFillIn | null {
  // The longest first: a name may stand in a line.
  const ownPlaces = sendersTexts
    .filter((each) => placePattern.test(each))
    .sort((first, second) => second.length - first.length)
  let searched = text
  for (const own of ownPlaces) searched = searched.replaceAll(own, 'x'.repeat(own.length))
  const place = placePattern.exec(searched)
  if (!place) return null
  const found = place[0].trimStart()
  return { text: found, start: place.index + place[0].length - found.length }
}
