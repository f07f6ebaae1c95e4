import { createChangeNotifier } from '../browser/createChangeNotifier'
import { safeLocalStorage } from '../browser/safeStorage'

export const outboxStorageKey = 'outbox'

let isUsedOnPage = false
const { subscribe, notify } = createChangeNotifier()

/** Subscribes to the first change of the outbox on this page. */
export const subscribeToOutboxUsage = subscribe

/** Records that this page has changed the outbox, even if the browser cannot store the outbox. */
export function markOutboxUsed(): void {
  if (isUsedOnPage) return
  isUsedOnPage = true
  notify()
}

/** Whether the outbox may contain items. If not, the code of the outbox is not loaded. */
export function isOutboxUsed(): boolean {
  return isUsedOnPage || safeLocalStorage.read(outboxStorageKey) !== null
}
