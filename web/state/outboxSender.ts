import type { Outbox } from './outboxStore'
import { attemptDelivery, type OutboxSenderNextStep, type SendFunction } from './outboxAttempt'

/** Runs a task under a lock, so that only one tab runs it at a time. */
export type RunExclusively = (task: () => Promise<void>) => Promise<void>

const initialBackoffMs = 2000
const maxBackoffMs = 60_000

/** Sends outbox items oldest first, with exponential backoff. `send` must create each document only once. */
export function createOutboxSender(outbox: Outbox, send: SendFunction, runExclusively: RunExclusively) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let failureCount = 0
  const triedIds = new Set<string>()

  const findUntriedItem = () =>
    outbox.read().find(({ outgoing, standing }) => standing.is === 'waiting' && !triedIds.has(outgoing.id))
  const sendPending = (): Promise<void> => {
    // If the retry timer is set, the last run stopped early: try all items again.
    if (timer !== undefined) triedIds.clear()
    clearTimeout(timer)
    timer = undefined
    running ??= runExclusively(sendAll).finally(() => {
      running = undefined
      // An item may have been added to the outbox after the last check, so check again.
      if (timer === undefined && findUntriedItem()) void sendPending()
    })
    return running
  }
  const sendAll = async () => {
    outbox.reload()
    triedIds.clear()
    for (let item = findUntriedItem(); item; item = findUntriedItem()) {
      triedIds.add(item.outgoing.id)
      const nextStep = await attemptDelivery(outbox, send, item)
      failureCount = nextStep.is === 'backOff' ? failureCount + 1 : 0
      if (nextStep.is !== 'next') {
        timer = setTimeout(() => void sendPending(), getDelayMs(nextStep, failureCount))
        return
      }
    }
  }
  return {
    /** Sends waiting outbox items. Resolves after one attempt for each, or at the first that must be retried later. */
    sendPending,
    /** Sends the waiting outbox items and resets the backoff, for example when the network is back. */
    retryNow: () => {
      failureCount = 0
      return sendPending()
    },
  }
}

function getDelayMs(nextStep: Exclude<OutboxSenderNextStep, { is: 'next' }>, failureCount: number): number {
  if (nextStep.is === 'wait') return nextStep.waitMs
  return Math.min(initialBackoffMs * 2 ** (failureCount - 1), maxBackoffMs)
}
