import { vi } from 'vitest'
import type { Outgoing, SendOutcome } from '../../web/domain/outgoing'
import { openOutbox } from '../../web/state/outbox'
import type { Send } from '../../web/state/outboxAttempt'
import { openSender } from '../../web/state/outboxSender'
import { validRequest } from '../laws/request'
import { memoryStorage } from './memoryStorage'

export const start = Date.parse('2026-03-02T12:00:00Z')

/** A request of this sender's. */
export function request(name: string): Outgoing {
  const fields = { ...validRequest, name }
  return { kind: 'requests', id: name.padEnd(20, 'x'), uid: '', madeAt: Date.now(), fields }
}

export const sent: SendOutcome = { kind: 'sent', createdAt: start + 1000, aheadMs: 1000 }
export const noAnswer: SendOutcome = { kind: 'unreachable', mayHaveArrived: false }

/** An outbox and its sender, which gets these answers in turn, the last one again and again. */
export function open(answers: SendOutcome[], storage = memoryStorage()) {
  const outbox = openOutbox(storage)
  const send = vi.fn<Send>(() =>
    Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? noAnswer),
  )
  const sender = openSender(outbox, send, (act) => act())
  const standings = () => outbox.read().map(({ standing }) => standing)
  return { outbox, sender, send, standings, storage }
}
