import type { Outbox } from './outbox'
import { attempt, type Next, type Send } from './outboxAttempt'

/** Does something while no other tab does. */
export type Alone = (act: () => Promise<void>) => Promise<void>

const firstPauseMs = 2000
const longestPauseMs = 60_000

/**
 * Sends what waits in the outbox, one after the other, the oldest first, until all of it is there. What gets no answer is
 * tried again after a while, which grows; `go` tries at once. That one document stands in the end is for `send` to hold.
 */
export function openSender(outbox: Outbox, send: Send, alone: Alone) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let failures = 0
  const tried = new Set<string>()

  const untried = () =>
    outbox.read().find(({ outgoing, standing }) => standing.is === 'waiting' && !tried.has(outgoing.id))
  const go = (): Promise<void> => {
    // One that has just ended by waiting, and is still being put away, is followed by another at once.
    if (timer !== undefined) tried.clear()
    clearTimeout(timer)
    timer = undefined
    running ??= alone(sendAll).finally(() => {
      running = undefined
      // Something came while the last one was being put away.
      if (timer === undefined && untried()) void go()
    })
    return running
  }
  const sendAll = async () => {
    outbox.reread()
    tried.clear()
    for (let item = untried(); item; item = untried()) {
      tried.add(item.outgoing.id)
      const next = await attempt(outbox, send, item)
      failures = next.is === 'later' ? failures + 1 : 0
      if (next.is !== 'next') {
        timer = setTimeout(() => void go(), pauseAfter(next, failures))
        return
      }
    }
  }
  return {
    /** Tries now what waits; resolves when everything that could be sent has been. */
    go,
    /** The network is back: what failed before says nothing any more. */
    goAfresh: () => {
      failures = 0
      return go()
    },
  }
}

function pauseAfter(next: Exclude<Next, { is: 'next' }>, failures: number): number {
  if (next.is === 'again') return next.afterMs
  return Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs)
}
