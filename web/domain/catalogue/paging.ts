/** The number of cards on the first page, and the number that each press of 'More Products' adds. */
export const initialCardCount = 16
export const cardCountStep = 4

/** The number of cards after one more press of the button, limited to `total`. */
export function getNextCardCount(shownCount: number, total: number): number {
  return Math.min(shownCount + cardCountStep, total)
}

/** Whether all cards are visible. */
export function isEveryCardShown(shownCount: number, total: number): boolean {
  return shownCount >= total
}

/** Parses a card count from the browser's history; the first page's count when malformed. */
export function parseCardCount(stored: unknown): number {
  return typeof stored === 'number' && Number.isInteger(stored) && stored >= initialCardCount
    ? stored
    : initialCardCount
}
