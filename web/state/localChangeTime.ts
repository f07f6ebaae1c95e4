import { safeLocalStorage } from '../browser/safeStorage'

const key = 'orderList:changedAt'

/**
 * Stores the time of the last order list change that is not synced yet. If two devices made conflicting changes, the
 * later change wins.
 */
export function recordLocalOrderListChange(isSaved: boolean): void {
  if (isSaved) safeLocalStorage.remove(key)
  else safeLocalStorage.write(key, String(Date.now()))
}

/**
 * Whether the last unsynced order list change was made at or after the given time. If its time is unknown, it counts as
 * made now.
 */
export function hasLocalOrderListChangeSince(sinceMs: number): boolean {
  const changedAt = Number(safeLocalStorage.read(key) ?? NaN)
  return Number.isNaN(changedAt) || changedAt >= sinceMs
}
