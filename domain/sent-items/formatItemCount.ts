const maxShownCount = 99

/** Formats a number of items, of which the desk counts at most 100 of each kind: '3', or '99+' for more than 99. */
export function formatItemCount(count: number): string {
  return count > maxShownCount ? `${maxShownCount}+` : String(count)
}
