import { vi } from 'vitest'
import type { Submission, SendOutcome } from '../../../domain/sending/submission'
import { createOutbox } from '../../../web/state/outboxStore'
import type { SendFunction } from '../../../web/state/outboxAttempt'
import { createOutboxSender } from '../../../web/state/outboxSender'
import { validRequest } from '../../schemas/requestSchemaTestCases'
import { stubEventListeners } from '../browser/eventListeners'
import { createMemoryStorage } from '../memoryStorage'

export const fakeClockStartTimeMs = Date.parse('2026-03-02T12:00:00Z')

/** Creates a guest's quote request for a test. The request's id is made from the guest's name. */
export function createTestRequestSubmission(name: string): Submission {
  const fields = { ...validRequest, name }
  return { kind: 'requests', id: name.padEnd(20, 'x'), uid: '', madeAt: Date.now(), fields }
}

export const sentOutcome: SendOutcome = { kind: 'sent', createdAt: fakeClockStartTimeMs + 1000 }
export const unreachableOutcome: SendOutcome = { kind: 'unreachable', mayHaveArrived: false }

/** Creates an outbox for a test. Its `send` function returns the given outcomes in order, then repeats the last one. */
export function openTestOutbox(outcomes: SendOutcome[], storage = createMemoryStorage()) {
  const outbox = createOutbox(storage)
  const send = vi.fn<SendFunction>(() =>
    Promise.resolve((outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? unreachableOutcome),
  )
  const sender = createOutboxSender(outbox, send, (task) => task())
  stubEventListeners()
  sender.start()
  const readStatuses = () => outbox.read().map(({ delivery }) => delivery)
  return { outbox, sender, send, readStatuses, storage }
}
