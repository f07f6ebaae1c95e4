import { isOutboxItemSentByGuest } from '../domain/sending/outboxItem'
import { createOutbox } from './outboxStore'
import { safeLocalStorage } from '../browser/safeStorage'

export const outbox = createOutbox(safeLocalStorage)

/** Removes the confirmations of a guest's sent items from this browser's outbox. */
export function removeOutboxItemsSentByGuest(): void {
  outbox.remove(isOutboxItemSentByGuest)
}
