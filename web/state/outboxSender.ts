import { type AttemptResult, createRetryLoop } from '../browser/createRetryLoop'
import { findDuplicate, type OutboxItem } from '../../domain/sending/outboxItem'
import type { Outbox } from './outboxStore'
import { attemptDelivery, type SendFunction } from './outboxAttempt'

export type RunExclusively = (task: () => Promise<void>) => Promise<void>

const firstWaitMs = 2000

/**
 * Sends outbox items oldest first, with exponential backoff. `send` must create each document only once; `takeSent`
 * takes what was sent off the order list.
 */
export function createOutboxSender(
  outbox: Outbox,
  send: SendFunction,
  runExclusively: RunExclusively,
  takeSent: () => void = () => undefined,
) {
  const triedIds = new Set<string>()
  const findUntriedItem = () =>
    outbox
      .read()
      .find(({ submission, delivery }) => delivery.is === 'waiting' && !triedIds.has(submission.id))
  const sendAll = async (): Promise<AttemptResult> => {
    outbox.reload()
    triedIds.clear()
    // A page that was closed before its order list was ready may have sent a list without taking it off.
    takeSent()
    let hasSent = false
    for (let item = findUntriedItem(); item; item = findUntriedItem()) {
      triedIds.add(item.submission.id)
      if (removeIfSentAlready(outbox, item)) continue
      const result = await attemptDelivery(outbox, send, item)
      takeSent()
      if (result !== 'done') return hasSent && result === 'failed' ? { waitMs: firstWaitMs } : result
      hasSent = true
    }
    return 'done'
  }
  const { start, run, runNow } = createRetryLoop({
    attempt: async () => {
      let result: AttemptResult = 'done'
      await runExclusively(async () => {
        result = await sendAll()
      })
      return result
    },
    firstWaitMs,
    maxWaitMs: 60_000,
    // An item may have been added after the attempt's last check.
    isNeeded: () => findUntriedItem() !== undefined,
  })
  return {
    /** Lets failed items be sent again later, and when the network is back. */
    start,
    /** Sends waiting outbox items. Resolves after one attempt for each, or at the first that must be retried later. */
    sendPending: run,
    /** Sends the waiting outbox items and resets the backoff. */
    retryNow: runNow,
  }
}

/** Removes an item whose copy another tab has sent: both tabs were submitted at the same moment. */
function removeIfSentAlready(outbox: Outbox, { submission }: OutboxItem): boolean {
  const sentItems = outbox.read().filter(({ delivery }) => delivery.is === 'sent')
  if (!findDuplicate(sentItems, submission)) return false
  outbox.remove((item) => item.submission.id === submission.id)
  return true
}
