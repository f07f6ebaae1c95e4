import { safeStorage } from './safeStorage'

/** Where the outbox is kept. */
export const outboxKey = 'outbox'

const storage = safeStorage(() => localStorage)
let isUsedHere = false

/** Something was sent from this page, or is to be. */
export function noteOutboxUsed(): void {
  isUsedHere = true
}

/** Whether anything waits or was sent a while ago: for everybody else the outbox is not even fetched. */
export function isOutboxUsed(): boolean {
  return isUsedHere || storage.read(outboxKey) !== null
}
