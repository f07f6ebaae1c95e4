import type { OutboxItem } from '../domain/outbox'
import type { Outgoing, SendOutcome } from '../domain/outgoing'
import type { Outbox } from './outbox'

/** Sends once and says what became of it; never rejects. */
export type Send = (outgoing: Outgoing) => Promise<SendOutcome>

/** What follows an attempt: the next one in the outbox, this one again after a while, or all later. */
export type Next = { is: 'next' } | { is: 'again'; afterMs: number } | { is: 'later' }

/** Tries to send something, and writes down in the outbox what is happening to it and what became of it. */
export async function attempt(outbox: Outbox, send: Send, item: OutboxItem): Promise<Next> {
  const { id } = item.outgoing
  // Trying again is no news to the visitor.
  const hasFailed = outbox.activities().get(id)?.is === 'stopped'
  outbox.note(id, { is: 'sending', since: hasFailed ? 0 : Date.now() })
  const outcome = await send(item.outgoing)
  switch (outcome.kind) {
    case 'sent':
      outbox.settle(id, { is: 'sent', createdAt: outcome.createdAt, aheadMs: outcome.aheadMs })
      return { is: 'next' }
    case 'refused':
      outbox.settle(id, { is: 'refused' })
      return { is: 'next' }
    case 'elsewhere':
      outbox.note(id, { is: 'elsewhere' })
      return { is: 'next' }
    case 'wait':
      outbox.note(id, { is: 'resting', until: Date.now() + outcome.forMs })
      return { is: 'again', afterMs: outcome.forMs }
    case 'unreachable':
      outbox.note(id, { is: 'stopped' })
      if (outcome.mayHaveArrived) outbox.settle(id, { is: 'waiting', mayHaveArrived: true })
      return { is: 'later' }
  }
}
