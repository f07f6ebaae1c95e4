import type { OutboxItem } from './outboxItem'

export type OutboxSendingState =
  | { is: 'sending'; since: number }
  /** The rate limit delays the submission until this time, by the device's clock. */
  | { is: 'resting'; until: number }
  /** The last attempt failed; the sender retries. */
  | { is: 'failed' }
  /** The submission belongs to an account that is not signed in. */
  | { is: 'otherAccount' }

export type OutboxDeliveryPhase =
  'sending' | 'unsent' | 'unconfirmed' | 'resting' | 'otherAccount' | 'sent' | 'refused'

/** If the server does not answer within this time, the page says that the submission is not sent yet. */
const slowSendMs = 8000

export function getOutboxDeliveryPhase(
  { submission, delivery }: OutboxItem,
  activity: OutboxSendingState | undefined,
  now: number,
): OutboxDeliveryPhase {
  if (delivery.is !== 'waiting') return delivery.is
  if (activity?.is === 'resting' || activity?.is === 'otherAccount') return activity.is
  const since = activity?.is === 'sending' ? activity.since : submission.madeAt
  // `since` is in the future if the device's clock was set back; the page must not say 'Sending…' for hours.
  if (activity?.is !== 'failed' && Math.abs(now - since) < slowSendMs) return 'sending'
  return delivery.mayHaveArrived ? 'unconfirmed' : 'unsent'
}
