import { safeLocalStorage } from '../browser/safeStorage'

export const outboxStorageKey = 'outbox'

let isUsedOnPage = false

/** Records that this page has changed the outbox, even if the browser cannot store the outbox. */
export function markOutboxUsed(): void {
  isUsedOnPage = true
}

/** Whether the outbox may contain items. If not, the code of the outbox is not loaded. */
export function isOutboxUsed(): boolean {
  return isUsedOnPage || safeLocalStorage.read(outboxStorageKey) !== null
}
