import { describe, expect, test } from 'vitest'
import { mergeNewestFirst, parseSentItem } from '../../../domain/sent-items/sentItem'

const at = new Date('2026-11-20T09:00:00Z')
const request = {
  uid: 'u',
  name: 'Ada',
  phone: '08031234567',
  list: 'Oil: 1',
  items: ['2:2'],
  status: 'new',
  createdAt: at,
}
const enquiry = {
  uid: 'u',
  fullname: 'Ada',
  subject: 'Delivery',
  email: 'a@b.co',
  message: 'When?',
  status: 'new',
  createdAt: at,
}

describe('parseSentItem', () => {
  test('parses a request with its sender, its list and its items', () =>
    expect(parseSentItem({ kind: 'requests', id: 'r1' }, request)).toEqual({
      kind: 'requests',
      id: 'r1',
      senderUid: 'u',
      sender: { name: 'Ada', phone: '08031234567', whatsapp: '', email: '' },
      subject: '',
      text: 'Oil: 1',
      deliveryArea: '',
      items: [{ productId: '2', halves: 2 }],
      status: 'new',
      createdAt: at,
      waitingSince: at,
      promisedAt: null,
      remindAt: null,
      updatedAt: null,
      answeredAt: null,
      claimedBy: null,
      answer: null,
      accepted: null,
      steps: {},
    }))

  test('parses an enquiry with its sender, its subject and its message', () =>
    expect(parseSentItem({ kind: 'enquiries', id: 'e1' }, enquiry)).toMatchObject({
      sender: { name: 'Ada', phone: '', whatsapp: '', email: 'a@b.co' },
      subject: 'Delivery',
      text: 'When?',
      items: [],
    }))

  test('names who is answering, and keeps the reply and its time', () => {
    const stored = {
      ...request,
      status: 'answered',
      claimedBy: { uid: 's', name: 'Bisi' },
      answer: { uid: 's', name: 'Bisi', channel: 'email', text: 'Yes.' },
      updatedAt: new Date('2026-11-20T09:20:00Z'),
    }
    expect(parseSentItem({ kind: 'requests', id: 'r1' }, stored)).toMatchObject({
      claimedBy: { uid: 's', name: 'Bisi' },
      updatedAt: new Date('2026-11-20T09:20:00Z'),
      answer: { name: 'Bisi', channel: 'email', text: 'Yes.' },
    })
  })

  const answeredAt = new Date('2026-11-20T09:20:00Z')
  const updatedAt = new Date('2026-11-20T09:40:00Z')
  test.each([
    ['its last change while functions have not stored it', { status: 'answered', updatedAt }, updatedAt],
    ['the stored time once they have', { status: 'answered', updatedAt, answeredAt }, answeredAt],
    ['the stored time of a closed item', { status: 'closed', updatedAt, answeredAt }, answeredAt],
    ['unknown for a closed item without it', { status: 'closed', updatedAt }, null],
    ['unknown if the stored time is not a date', { status: 'answered', updatedAt, answeredAt: 'now' }, null],
    ['none before the answer', { updatedAt }, null],
  ])('the time of the answer is %s', (_, change, expected) => {
    const sentItem = parseSentItem({ kind: 'requests', id: 'r1' }, { ...request, ...change })
    expect(sentItem?.answeredAt).toEqual(expected)
  })

  test.each([
    ['an unknown status', { status: 'lost' }],
    ['no time', { createdAt: null }],
    ['a time that is not a date', { createdAt: '2026-11-20' }],
    ['no text', { list: 7 }],
  ])('rejects an item with %s', (_, change) =>
    expect(parseSentItem({ kind: 'requests', id: 'r1' }, { ...request, ...change })).toBeNull(),
  )

  test.each([undefined, null, 'text', []])('rejects %o', (stored) =>
    expect(parseSentItem({ kind: 'requests', id: 'r1' }, stored)).toBeNull(),
  )

  test.each([
    ['an invalid order list entry', { items: ['2:2', 'x'] }, { items: [{ productId: '2', halves: 2 }] }],
    ['a claim without a name', { claimedBy: { uid: 's' } }, { claimedBy: null }],
    ['a claim without an account', { claimedBy: { uid: '', name: 'Bisi' } }, { claimedBy: null }],
    ['an account that is not a text', { uid: 7 }, { senderUid: '' }],
    ['a time of change that is not a date', { updatedAt: new Date('never') }, { updatedAt: null }],
    ['an answer on an unknown channel', { answer: { name: 'Bisi', channel: 'pigeon' } }, { answer: null }],
    [
      'a sender whose fields are not valid',
      { name: '\u3164', phone: 'call me', whatsapp: 8031234567, email: 'a@b' },
      { sender: { name: '', phone: '', whatsapp: '', email: '' } },
    ],
  ])('leaves out %s and keeps the rest', (_, change, expected) => {
    expect(parseSentItem({ kind: 'requests', id: 'r1' }, { ...request, ...change })).toMatchObject({
      text: 'Oil: 1',
      ...expected,
    })
  })

  test('sorts the newest first, and by id where times are equal', () => {
    const sent = ['b', 'a', 'c']
      .map((id) => parseSentItem({ kind: 'requests', id }, request))
      .filter((item) => item !== null)
    const newer = parseSentItem(
      { kind: 'enquiries', id: 'd' },
      { ...enquiry, createdAt: new Date(at.getTime() + 1) },
    )
    if (!newer) throw new Error('the newer item was rejected')
    expect(mergeNewestFirst([...sent, newer]).map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c'])
  })

  test('merges lists: an item of two lists is there once, as in the last one; a request and an enquiry stay two', () => {
    const before = parseSentItem({ kind: 'requests', id: 'a' }, request)
    const after = parseSentItem({ kind: 'requests', id: 'a' }, { ...request, status: 'closed' })
    const other = parseSentItem({ kind: 'enquiries', id: 'a' }, enquiry)
    if (!before || !after || !other) throw new Error('an item was rejected')
    const merged = mergeNewestFirst([before], [other, after])
    expect(merged.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
      'enquiries new',
      'requests closed',
    ])
  })
})
