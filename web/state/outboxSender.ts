import { findDuplicate, type OutboxItem } from '../../domain/sending/outboxItem'
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
  let isRunRequested = false
  let failureCount = 0
  const triedIds = new Set<string>()

  const findUntriedItem = () =>
    outbox
      .read()
      .find(({ submission, delivery }) => delivery.is === 'waiting' && !triedIds.has(submission.id))
  const scheduleRetry = (nextStep: Exclude<OutboxSenderNextStep, { is: 'next' }>) => {
    failureCount = nextStep.is === 'backOff' ? failureCount + 1 : 0
    timer = setTimeout(() => void sendPending(), getDelayMs(nextStep, failureCount))
  }
  const sendPending = (): Promise<void> => {
    // If the retry timer is set, the last run stopped early: try all items again.
    if (timer !== undefined) triedIds.clear()
    clearTimeout(timer)
    timer = undefined
    isRunRequested = running !== undefined
    running ??= sendAllExclusively().finally(() => {
      running = undefined
      // An item may have been added after the run's last check. Only a request made meanwhile starts another run:
      // a run that could not send anything must not start the next one.
      if (isRunRequested && timer === undefined && findUntriedItem()) void sendPending()
    })
    return running
  }
  const sendAllExclusively = async () => {
    try {
      await runExclusively(sendAll)
    } catch {
      // The lock or the attempt failed in an unknown way, so wait as after an attempt without an answer.
      scheduleRetry({ is: 'backOff' })
    }
  }
  const sendAll = async () => {
    outbox.reload()
    triedIds.clear()
    for (let item = findUntriedItem(); item; item = findUntriedItem()) {
      triedIds.add(item.submission.id)
      if (removeIfSentAlready(outbox, item)) continue
      const nextStep = await attemptDelivery(outbox, send, item)
      if (nextStep.is !== 'next') {
        scheduleRetry(nextStep)
        return
      }
      failureCount = 0
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

/** Removes an item whose copy another tab has sent: both tabs were submitted at the same moment. */
function removeIfSentAlready(outbox: Outbox, { submission }: OutboxItem): boolean {
  const sentItems = outbox.read().filter(({ delivery }) => delivery.is === 'sent')
  if (!findDuplicate(sentItems, submission)) return false
  outbox.remove((item) => item.submission.id === submission.id)
  return true
}
