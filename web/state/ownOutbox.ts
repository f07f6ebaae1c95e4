import { isGuestsConfirmation } from '../domain/outbox'
import { openOutbox } from './outbox'
import { safeStorage } from './safeStorage'

/** What waits to be sent in this browser, and what was sent a moment ago. */
export const outbox = openOutbox(safeStorage(() => localStorage))

/** Forgets what a guest has sent. */
export function forgetGuests(): void {
  outbox.remove(isGuestsConfirmation)
}
