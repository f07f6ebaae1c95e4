import { isGuestConfirmation } from '../domain/sending/outboxItem'
import { createOutbox } from './outboxStore'
import { createSafeStorage } from '../browser/safeStorage'

/** The site's outbox, in local storage. */
export const outbox = createOutbox(createSafeStorage(() => localStorage))

/** Removes the confirmations of what a guest has sent from this browser. */
export function removeGuestConfirmations(): void {
  outbox.remove(isGuestConfirmation)
}
