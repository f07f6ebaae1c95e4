import { safeLocalStorage } from '../browser/safeStorage'

/** The outbox's key in local storage. */
export const outboxStorageKey = 'outbox'

let isUsedOnPage = false

/** Records that this page has changed the outbox, also where the browser cannot store it. */
export function markOutboxUsed(): void {
  isUsedOnPage = true
}

/** Whether the outbox may hold items; if not, its code is not loaded. */
export function isOutboxUsed(): boolean {
  return isUsedOnPage || safeLocalStorage.read(outboxStorageKey) !== null
}
