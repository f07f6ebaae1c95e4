import { safeLocalStorage } from '../../browser/safeStorage'

const key = 'orderList:changedAt'

/** Stores the time of the last unsynced change, because the later change wins a conflict between two devices. */
export function recordLocalOrderListChange(isSaved: boolean): void {
  if (isSaved) safeLocalStorage.remove(key)
  else safeLocalStorage.write(key, String(Date.now()))
}

/** Whether the last unsynced change is at or after a time; an unknown time counts as now. */
export function hasLocalOrderListChangeSince(sinceMs: number): boolean {
  const changedAt = Number(safeLocalStorage.read(key) ?? NaN)
  return Number.isNaN(changedAt) || changedAt >= sinceMs
}
