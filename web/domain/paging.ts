/** How many cards the list shows at first, and how many each 'More Products' adds. */
export const firstPage = 16
export const pageStep = 4

/** How many cards stand after one more press: never more than there are. */
export function shownAfterMore(shown: number, total: number): number {
  return Math.min(shown + pageStep, total)
}

/** Whether nothing is left to reveal. */
export function isTheEnd(shown: number, total: number): boolean {
  return shown >= total
}

/** A count that was kept outside (the browser's history), or the first page when it makes no sense. */
export function keptCount(kept: unknown): number {
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= firstPage ? kept : firstPage
}
