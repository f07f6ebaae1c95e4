import type { OutboxItem } from '../../domain/sending/outboxItem'
import type { Submission, SendOutcome } from '../../domain/sending/submission'
import type { AttemptResult } from '../browser/createRetryLoop'
import type { Outbox } from './outboxStore'

export type SendFunction = (submission: Submission) => Promise<SendOutcome>

/** Sends one outbox item, and records its sending state and the result in the outbox. */
export async function attemptDelivery(
  outbox: Outbox,
  send: SendFunction,
  item: OutboxItem,
): Promise<AttemptResult> {
  const { id } = item.submission
  // On a retry, `since: 0` skips the message "Sending…": the visitor knows that the item is not sent yet.
  const hasFailed = outbox.activities().get(id)?.is === 'failed'
  outbox.setActivity(id, { is: 'sending', since: hasFailed ? 0 : Date.now() })
  const outcome = await send(item.submission)
  switch (outcome.kind) {
    case 'sent':
      outbox.confirmSent(item.submission, outcome)
      return 'done'
    case 'refused':
      outbox.setDeliveryStatus(id, { is: 'refused' })
      return 'done'
    case 'otherAccount':
      outbox.setActivity(id, { is: 'otherAccount' })
      return 'done'
    case 'wait':
      outbox.setActivity(id, { is: 'resting', until: Date.now() + outcome.waitMs })
      return { waitMs: outcome.waitMs }
    case 'unreachable':
      outbox.setActivity(id, { is: 'failed' })
      if (outcome.mayHaveArrived) outbox.setDeliveryStatus(id, { is: 'waiting', mayHaveArrived: true })
      return 'failed'
  }
}
