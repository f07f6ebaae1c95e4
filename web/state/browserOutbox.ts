import { isOutboxItemSentByGuest } from '../../domain/sending/outboxItem'
import { createOutbox } from './outboxStore'
import { oncePer } from '../browser/oncePer'
import type { SafeStorage } from '../browser/safeStorage'

export const getOutbox = oncePer(createOutbox)

/** Removes the confirmations of a guest's sent items from this browser's outbox. */
export function removeOutboxItemsSentByGuest(storage: SafeStorage): void {
  getOutbox(storage).remove(isOutboxItemSentByGuest)
}

/** Removes all confirmations of sent items, so that the next person in this browser does not see them. */
export function removeSentOutboxItems(storage: SafeStorage): void {
  getOutbox(storage).remove(({ delivery }) => delivery.is === 'sent')
}
