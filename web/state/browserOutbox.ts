import { isOutboxItemSentByGuest } from '../../domain/sending/outboxItem'
import { createOutbox } from './outboxStore'
import { safeLocalStorage } from '../browser/safeStorage'

export const outbox = createOutbox(safeLocalStorage)

/** Removes the confirmations of a guest's sent items from this browser's outbox. */
export function removeOutboxItemsSentByGuest(): void {
  outbox.remove(isOutboxItemSentByGuest)
}

/** Removes all confirmations of sent items, so that the next person in this browser does not see them. */
export function removeSentOutboxItems(): void {
  outbox.remove(({ delivery }) => delivery.is === 'sent')
}
