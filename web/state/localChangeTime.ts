import type { SafeStorage } from '../browser/safeStorage'

const key = 'orderList:changedAt'

/** Stores the time of the last unsynced change of the list: of two conflicting devices, the later change wins. */
export function recordLocalOrderListChange(storage: SafeStorage, isSaved: boolean): void {
  if (isSaved) storage.remove(key)
  else storage.write(key, String(Date.now()))
}

/** Whether the last unsynced change of the list was at or after the time; an unknown time counts as now. */
export function hasLocalOrderListChangeSince(storage: SafeStorage, sinceMs: number): boolean {
  const changedAt = Number(storage.read(key) ?? NaN)
  return Number.isNaN(changedAt) || changedAt >= sinceMs
}
