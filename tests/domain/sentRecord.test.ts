import { describe, expect, test } from 'vitest'
import { newestFirst, readSent } from '../../web/domain/sentRecord'

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
  email: 'a@b.c',
  message: 'When?',
  status: 'new',
  createdAt: at,
}

describe('what was sent, read again', () => {
  test('a request has its list and its items', () => {
    expect(readSent('requests', 'r1', request)).toEqual({
      kind: 'requests',
      id: 'r1',
      subject: '',
      text: 'Oil: 1',
      items: [{ productId: '2', halves: 2 }],
      status: 'new',
      createdAt: at,
      claimedBy: null,
      answer: null,
    })
  })

  test('an enquiry has its subject and its message', () => {
    expect(readSent('enquiries', 'e1', enquiry)).toMatchObject({
      subject: 'Delivery',
      text: 'When?',
      items: [],
    })
  })

  test('who is answering, and the answer, are named', () => {
    const stored = {
      ...request,
      status: 'answered',
      claimedBy: { uid: 's', name: 'Bisi' },
      answer: { uid: 's', name: 'Bisi', channel: 'email', text: 'Yes.' },
    }
    expect(readSent('requests', 'r1', stored)).toMatchObject({
      claimedBy: 'Bisi',
      answer: { name: 'Bisi', channel: 'email', text: 'Yes.' },
    })
  })

  test.each([
    ['a status that there is none', { status: 'lost' }],
    ['no time', { createdAt: null }],
    ['a time that is no date', { createdAt: '2026-11-20' }],
    ['no text', { list: 7 }],
  ])('with %s it makes no sense', (_, change) => {
    expect(readSent('requests', 'r1', { ...request, ...change })).toBeNull()
  })

  test.each([undefined, null, 'text', []])('%o is nothing that was sent', (stored) => {
    expect(readSent('requests', 'r1', stored)).toBeNull()
  })

  test.each([
    ['an entry that is none', { items: ['2:2', 'x'] }, { items: [{ productId: '2', halves: 2 }] }],
    ['a claim without a name', { claimedBy: { uid: 's' } }, { claimedBy: null }],
    ['an answer on no known way', { answer: { name: 'Bisi', channel: 'pigeon' } }, { answer: null }],
  ])('%s is left out, the rest stands', (_, change, expected) => {
    expect(readSent('requests', 'r1', { ...request, ...change })).toMatchObject({
      text: 'Oil: 1',
      ...expected,
    })
  })

  test('the newest comes first, and of one moment the order stays', () => {
    const sent = ['b', 'a', 'c'].map((id) => readSent('requests', id, request)).filter((one) => one !== null)
    const newer = readSent('enquiries', 'd', { ...enquiry, createdAt: new Date(at.getTime() + 1) })
    if (!newer) throw new Error('the newer one makes no sense')
    expect(newestFirst([...sent, newer]).map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c'])
  })
})
