import { isGuestConfirmation } from '../domain/sending/outboxItem'
import { createOutbox } from './outboxStore'
import { createSafeStorage } from '../browser/safeStorage'

/** The site's outbox, in local storage. */
export const outbox = createOutbox(createSafeStorage(() => localStorage))

/** Removes the confirmations of a guest's sent items from this browser's outbox. */
export function removeGuestConfirmations(): void {
  outbox.remove(isGuestConfirmation)
}
