import { describe, expect, test } from 'vitest'
import { parseReply, type Reply } from '../../../domain/conversation/reply'
import { parseSentItemReport } from '../../../domain/conversation/sentItemReport'
import { serializeSentItemReport } from '../../../domain/conversation/serializeSentItemReport'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { createSentItem } from '../sent-items/createSentItem'

/** What functions of an earlier release sent. */
const report = {
  reference: 'ABC234',
  kind: 'requests',
  status: 'answered',
  createdAt: 1_773_060_600_000,
  answeredAt: 1_773_061_800_000,
  answer: { name: 'Sola', channel: 'email', text: 'Yes.' },
}

describe('A report', () => {
  test('is read with an answer, which is the first reply, and without one', () => {
    const later = { waitingSince: report.createdAt, promisedAt: null, accepted: null, steps: {} }
    expect(parseSentItemReport(report)).toMatchObject({ ...report, ...later })
    expect(parseSentItemReport(report)?.replies).toMatchObject([
      { ...report.answer, from: 'staff', kind: 'answer', createdAt: new Date(report.answeredAt) },
    ])
    const unanswered = { ...report, status: 'new', answeredAt: null, answer: null }
    expect(parseSentItemReport(unanswered)).toMatchObject({ ...unanswered, ...later, replies: [] })
    const withoutText = { name: 'Sola', channel: 'phone' }
    expect(parseSentItemReport({ ...report, answer: withoutText })?.answer).toEqual(withoutText)
  })

  test('is read without what it does not show, such as the account that answered', () => {
    const answer = { ...report.answer, uid: 'sola' }
    expect(parseSentItemReport({ ...report, email: 'ada@example.com', answer })).toEqual(
      parseSentItemReport(report),
    )
  })

  test.each([
    ['no object', null],
    ['another reference', { ...report, reference: '<b>' }],
    ['another kind', { ...report, kind: 'orders' }],
    ['another status', { ...report, status: 'lost' }],
    ['no time', { ...report, createdAt: '2026-03-09' }],
  ])('is rejected with %s', (_, json) => expect(parseSentItemReport(json)).toBeNull())

  test.each([
    ['no name', { channel: 'email' }],
    ['another channel', { name: 'Sola', channel: 'pigeon' }],
  ])('is read without an answer that has %s', (_, answer) =>
    expect(parseSentItemReport({ ...report, answer })?.answer).toBeNull(),
  )

  test('is read without replies, steps and products that are malformed', () => {
    const malformed = { replies: [null, { id: 'a' }], steps: { packed: 1, sung: {} }, products: { 84: {} } }
    expect(
      parseSentItemReport({ ...report, ...malformed, accepted: 'yes', promisedAt: 'soon' }),
    ).toMatchObject({
      ...{ replies: [], steps: {}, products: new Map(), accepted: null, promisedAt: null },
    })
  })
})

describe('A status link', () => {
  const at = (time: string) => new Date(`2026-03-09T${time}+01:00`)
  const staff = { from: 'staff', uid: 'sola', name: 'Sola', channel: 'whatsapp', kind: 'answer' }
  const sender = { from: 'sender', uid: 'u', name: 'Ada Obi', channel: 'site', kind: 'question' }
  const quote = {
    ...{ lines: ['84:3:250000:a', '0:2:100000:a'], words: ['Raw honey'], extras: ['-5000 Discount'] },
    ...{ note: 'Fresh', validUntil: at('18:00') },
  }
  const products = new Map([['84', { name: 'Avocado Butter', unit: 'kg' } as const]])

  const parse = (id: string, fields: object): Reply => {
    const reply = parseReply(id, fields)
    if (!reply) throw new Error('The reply is malformed.')
    return reply
  }
  /** What the page shows of an item, whose report went through JSON. */
  const show = (change: Partial<SentItem>, replies: Reply[]) => {
    const json = JSON.stringify(serializeSentItemReport(createSentItem(change), replies, products))
    return { json, report: parseSentItemReport(JSON.parse(json)) }
  }

  test('shows the promise, the acceptance and the steps, each with its time', () => {
    const done = { uid: 'sola', name: 'Sola', at: at('16:00') }
    const change: Partial<SentItem> = {
      ...{ waitingSince: at('15:00'), promisedAt: at('15:30'), steps: { packed: done } },
      status: 'accepted',
      accepted: { ...done, replyId: 'q', how: 'phone' },
    }
    const { json, report } = show(change, [])
    expect(json).not.toContain('uid')
    expect(report).toMatchObject({
      ...{ status: 'accepted', waitingSince: at('15:00').getTime(), promisedAt: at('15:30').getTime() },
      accepted: { ...done, uid: '', replyId: 'q', how: 'phone' },
      steps: { packed: { ...done, uid: '' } },
    })
  })

  const asked = parse('b', { ...sender, text: 'Half, please', createdAt: at('15:00') })
  const quoted = parse('c', { ...staff, kind: 'quote', text: 'As asked', quote, createdAt: at('16:00') })

  test('shows a quote with its lines wherever it went, and the names of its products', () => {
    const { report } = show({ status: 'answered' }, [quoted])
    expect(report?.replies).toEqual([{ ...quoted, uid: '', text: '' }])
    expect(report?.products).toEqual(products)
  })

  test.each([
    ['a reply by e-mail', { ...staff, channel: 'email', text: 'Yes' }, 'Yes'],
    ['a quote by e-mail', { ...staff, channel: 'email', kind: 'quote', text: 'Here', quote }, 'Here'],
    ['a reply to a number', { ...staff, text: 'Yes' }, 'Answered on WhatsApp.'],
    ['a call', { ...staff, channel: 'phone', kind: 'holding', text: 'Later' }, 'Answered by phone.'],
    ['what the sender asked', { ...sender, text: 'Half, please' }, 'Half, please'],
  ])('shows of %s no text that went to a number', (_, fields, text) =>
    expect(show({}, [parse('a', { ...fields, createdAt: at('15:00') })]).report?.replies).toMatchObject([
      { id: 'a', text },
    ]),
  )

  test('repeats neither the name of the sender nor what was sent', () => {
    const accepted = { uid: 'u', name: 'Ada Obi', at: at('17:00'), replyId: 'c', how: 'online' } as const
    const { json, report } = show({ status: 'accepted', accepted }, [asked, quoted])
    expect(json).not.toMatch(/Ada|Shea/)
    expect(report).toMatchObject({ replies: [{ name: 'You' }, { name: 'Sola' }], accepted: { name: 'You' } })
  })

  test('shows an answer of an earlier release, which has no reply of its own', () => {
    const answer = { uid: 'sola', name: 'Sola', channel: 'email', text: 'Yes' } as const
    const { report } = show({ status: 'new', answer, answeredAt: at('14:00') }, [asked])
    expect(report?.replies.map(({ text }) => text)).toEqual(['Yes', 'Half, please'])
  })
})
