import { describe, expect, test } from 'vitest'
import { isOf, type OutboxItem, readOutbox, type Standing, twinOf } from '../../web/domain/outbox'
import { type Activity, phaseOf, phaseText, phaseTitle } from '../../web/domain/outboxPhase'
import type { Outgoing } from '../../web/domain/outgoing'
import { validRequest } from '../laws/request'

const madeAt = 1_000_000
const outgoing: Outgoing = {
  kind: 'requests',
  id: 'K7M2QX0123456789abcd',
  uid: '',
  madeAt,
  fields: validRequest,
}
const waiting: Standing = { is: 'waiting', mayHaveArrived: false }
const lost: Standing = { is: 'waiting', mayHaveArrived: true }
const sent: Standing = { is: 'sent', createdAt: madeAt, aheadMs: 0 }
const item = (standing: Standing): OutboxItem => ({ outgoing, standing })

describe('What a visitor is told of something handed in', () => {
  test.each<[string, Standing, Activity | undefined, number, string]>([
    ['just now', waiting, undefined, 0, 'sending'],
    ['and being sent', waiting, { is: 'sending', since: madeAt }, 7999, 'sending'],
    ['and being sent for long', waiting, { is: 'sending', since: madeAt }, 8000, 'kept'],
    ['without an answer', waiting, { is: 'stopped' }, 100, 'kept'],
    ['with an answer that may be lost', lost, { is: 'stopped' }, 100, 'unsure'],
    ['with an answer that may be lost, tried again', lost, { is: 'sending', since: 0 }, 100, 'unsure'],
    ['long ago', waiting, undefined, 60_000, 'kept'],
    ['right after another', waiting, { is: 'resting', until: madeAt + 30_000 }, 100, 'resting'],
    ['by another account', waiting, { is: 'elsewhere' }, 100, 'elsewhere'],
    ['and sent', sent, { is: 'sending', since: madeAt }, 100, 'sent'],
    ['and refused', { is: 'refused' }, { is: 'sending', since: madeAt }, 100, 'refused'],
  ])('%s', (_, standing, activity, afterMs, phase) => {
    expect(phaseOf(item(standing), activity, madeAt + afterMs)).toBe(phase)
  })

  test('calls it what it is', () => {
    expect(phaseTitle('sent', 'requests')).toBe('Your request has been sent')
    expect(phaseTitle('kept', 'enquiries')).toBe('Your message is kept, and not yet sent')
  })

  test.each(['kept', 'unsure', 'resting', 'elsewhere'] as const)(
    '%s: whether the page may be closed',
    (phase) => {
      expect(phaseText(phase, true)).toMatch(/You may close this page/)
      expect(phaseText(phase, false)).toMatch(/closing this page would lose it/)
    },
  )

  test.each(['sent', 'refused'] as const)('%s: nothing about closing the page', (phase) => {
    expect(phaseText(phase, false)).toBe(phaseText(phase, true))
  })
})

describe('What stands in the outbox already', () => {
  const again = { ...outgoing, id: 'another0123456789abc', madeAt: madeAt + 59_999 }

  test.each<[string, Standing, Outgoing, boolean]>([
    ['waits', waiting, { ...again, madeAt: madeAt + 3_600_000 }, true],
    ['was sent within a minute', sent, again, true],
    ['was sent longer ago', sent, { ...again, madeAt: madeAt + 60_000 }, false],
    ['was refused', { is: 'refused' }, again, false],
    [
      'says something else',
      waiting,
      { ...again, kind: 'requests', fields: { ...validRequest, list: 'Soap' } },
      false,
    ],
  ])('and %s: the same again is it: %#', (_, standing, next, isTwin) => {
    expect(twinOf([item(standing)], next) !== undefined).toBe(isTwin)
  })
})

describe('What a browser kept of the outbox', () => {
  test.each([waiting, lost, sent, { is: 'refused' } as const])('comes back: %o', (standing) => {
    expect(readOutbox(JSON.parse(JSON.stringify([item(standing)])))).toEqual([item(standing)])
  })

  test.each([undefined, 'sent', { is: 'sent' }, { is: 'sent', createdAt: 'x', aheadMs: 0 }])(
    'and cannot be read waits, as what may have arrived: %o',
    (standing) => {
      expect(readOutbox([{ outgoing, standing }])).toEqual([item(lost)])
    },
  )
})

test("what a guest wrote is everybody's in this browser; what an account wrote, that account's alone", () => {
  const ofAda: OutboxItem = { outgoing: { ...outgoing, uid: 'ada' }, standing: waiting }
  expect([isOf('', item(waiting)), isOf('ada', item(waiting)), isOf('ada', ofAda)]).toEqual([
    true,
    true,
    true,
  ])
  expect([isOf('', ofAda), isOf('ben', ofAda)]).toEqual([false, false])
})
