/** The number of product cards on the first page, and the number that each press of 'More Products' adds. */
export const initialCardCount = 16
const cardCountStep = 4

/** The number of product cards after one more press of 'More Products', limited to `total`. */
export function getNextCardCount(shownCount: number, total: number): number {
  return Math.min(shownCount + cardCountStep, total)
}

export function isEveryCardShown(shownCount: number, total: number): boolean {
  return shownCount >= total
}

/** Parses the card count stored in the browser's history; a malformed value becomes the first page's count. */
export function parseCardCount(stored: unknown): number {
  return typeof stored === 'number' && Number.isInteger(stored) && stored >= initialCardCount
    ? stored
    : initialCardCount
}
