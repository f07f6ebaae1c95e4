import { expect, test } from 'vitest'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { describeSentItemStatus } from '../../../web/features/my-requests/describeSentItemStatus'

type StaffFields = Parameters<typeof describeSentItemStatus>[0]

const answer: SentItem['answer'] = { uid: 'sola', name: 'Sola Staff', channel: 'whatsapp' }
const answered = { status: 'answered', answer } as const
const closed = { status: 'closed', answer } as const
const answeredAt = new Date('2026-11-20T14:35+01:00')

const cases: [sentence: string, fields: Partial<StaffFields>, now: string][] = [
  ["We've received it.", {}, '2026-11-20T14:40'],
  ['Sola is answering.', { claimedBy: { uid: 's', name: 'Sola' } }, '2026-11-20T14:40'],
  ['Sola Staff answered on WhatsApp at 14:35.', { ...answered, answeredAt }, '2026-11-20T23:59'],
  [
    'Sola Staff answered on WhatsApp on 20 November at 14:35.',
    { ...answered, answeredAt },
    '2026-11-21T00:00',
  ],
  ['Sola Staff answered on WhatsApp.', answered, '2026-11-20T14:40'],
  ['We answered at 14:35.', { status: 'answered', answeredAt }, '2026-11-20T14:40'],
  [
    'Sola Staff answered by e-mail. Closed on 20 November 2026.',
    {
      status: 'closed',
      answer: { name: 'Sola Staff', channel: 'email' },
      updatedAt: answeredAt,
    },
    '2026-11-20T14:40',
  ],
  [
    'Sola Staff answered on WhatsApp at 14:35. Closed on 20 November 2026.',
    { ...closed, answeredAt, updatedAt: new Date('2026-11-20T18:00+01:00') },
    '2026-11-20T18:01',
  ],
  ['Sola Staff answered on WhatsApp. This is closed.', closed, '2026-11-20T14:40'],
]

test.each(cases)('tells the sender: %s', (sentence, fields, now) => {
  const sentItem: StaffFields = {
    status: 'new',
    claimedBy: null,
    answer: null,
    answeredAt: null,
    updatedAt: null,
    accepted: null,
    ...fields,
  }
  expect(describeSentItemStatus(sentItem, Date.parse(`${now}+01:00`)).sentence).toBe(sentence)
})
