import { registerPendingSave } from '../../data/session/session'
import { sendSubmission } from '../../data/sending/sendSubmission'
import { withTabLock } from '../../browser/withTabLock'
import { createOutboxSender } from '../../state/outboxSender'
import { outboxStorageKey } from '../../state/outboxUsage'
import { outbox } from '../../state/browserOutbox'

/** Sends the submissions in this browser's outbox. Only one tab sends at a time. */
export const outboxSender = createOutboxSender(outbox, sendSubmission, (task) =>
  withTabLock(outboxStorageKey, task),
)

let isStarted = false

/** Sends the outbox items now, when the network is back, when another tab changes the outbox, and before sign-out. */
export function startOutboxDelivery(): void {
  if (isStarted) return
  isStarted = true
  outboxSender.start()
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== outboxStorageKey) return
    outbox.reload()
    void outboxSender.sendPending()
  })
  registerPendingSave('outbox', () => outboxSender.sendPending())
  void outboxSender.sendPending()
}
