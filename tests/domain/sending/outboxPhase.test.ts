import { describe, expect, test } from 'vitest'
import type { OutboxDeliveryStatus, OutboxItem } from '../../../domain/sending/outboxItem'
import { type OutboxSendingState, getOutboxDeliveryPhase } from '../../../domain/sending/outboxPhase'
import { outboxMessages } from '../../../domain/messages/outbox'
import { validRequest } from '../../schemas/requestSchemaTestCases'

const madeAt = 1_000_000
const waiting: OutboxDeliveryStatus = { is: 'waiting', mayHaveArrived: false }
const unconfirmed: OutboxDeliveryStatus = { is: 'waiting', mayHaveArrived: true }
const sent: OutboxDeliveryStatus = { is: 'sent', createdAt: madeAt }
const createItem = (delivery: OutboxDeliveryStatus): OutboxItem => ({
  submission: { kind: 'requests', id: 'K7M2QX0123456789abcd', uid: '', madeAt, fields: validRequest },
  delivery,
})

describe('the phase of an outbox item', () => {
  test.each<[string, OutboxDeliveryStatus, OutboxSendingState | undefined, number, string]>([
    ['just submitted', waiting, undefined, 0, 'sending'],
    ['being sent', waiting, { is: 'sending', since: madeAt }, 7999, 'sending'],
    ['being sent for 8 s', waiting, { is: 'sending', since: madeAt }, 8000, 'unsent'],
    [
      'being sent while the clock is set back',
      waiting,
      { is: 'sending', since: madeAt },
      -3_600_000,
      'unsent',
    ],
    ['without an answer', waiting, { is: 'failed' }, 100, 'unsent'],
    ['whose answer may be lost', unconfirmed, { is: 'failed' }, 100, 'unconfirmed'],
    ['whose answer may be lost, on a retry', unconfirmed, { is: 'sending', since: 0 }, 100, 'unconfirmed'],
    ['submitted a minute ago', waiting, undefined, 60_000, 'unsent'],
    ['held back by the rate limit', waiting, { is: 'resting', until: madeAt + 30_000 }, 100, 'resting'],
    ['of another account', waiting, { is: 'otherAccount' }, 100, 'otherAccount'],
    ['that is sent', sent, { is: 'sending', since: madeAt }, 100, 'sent'],
    ['that is refused', { is: 'refused' }, { is: 'sending', since: madeAt }, 100, 'refused'],
  ])('for an item %s', (_, delivery, activity, afterMs, phase) =>
    expect(getOutboxDeliveryPhase(createItem(delivery), activity, madeAt + afterMs)).toBe(phase),
  )

  test('has a title with the noun of the submission', () => {
    expect(outboxMessages.formatPhaseTitle('sent', 'requests')).toBe('Thank you! Your request has been sent')
    expect(outboxMessages.formatPhaseTitle('unsent', 'enquiries')).toBe("Your message hasn't been sent yet")
  })

  test.each(['unsent', 'unconfirmed', 'resting', 'otherAccount'] as const)(
    '%s says whether the page may be closed',
    (phase) => {
      expect(outboxMessages.formatPhaseText(phase, true)).toMatch(/you can close this page/)
      expect(outboxMessages.formatPhaseText(phase, false)).toMatch(/keep this page open/)
    },
  )

  test.each(['sent', 'refused'] as const)('%s says nothing about closing the page', (phase) =>
    expect(outboxMessages.formatPhaseText(phase, false)).toBe(outboxMessages.formatPhaseText(phase, true)),
  )
})
