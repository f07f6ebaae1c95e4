import type { SafeStorage } from '../browser/safeStorage'

const key = 'orderList:changedAt'

/**
 * Stores the time of the last order list change that is not synced yet. If two devices made conflicting changes, the
 * later change wins.
 */
export function recordLocalOrderListChange(storage: SafeStorage, isSaved: boolean): void {
  if (isSaved) storage.remove(key)
  else storage.write(key, String(Date.now()))
}

/**
 * Whether the last unsynced order list change was made at or after the given time. If its time is unknown, it counts as
 * made now.
 */
export function hasLocalOrderListChangeSince(storage: SafeStorage, sinceMs: number): boolean {
  const changedAt = Number(storage.read(key) ?? NaN)
  return Number.isNaN(changedAt) || changedAt >= sinceMs
}
