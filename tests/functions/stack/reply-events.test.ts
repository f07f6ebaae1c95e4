import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { undoStaffAction } from '../../../functions/api/undoStaffAction'
import { attemptDueDeliveries } from '../../../functions/deliveries/dueDeliveries'
import { sendWaitingBusinessMail } from '../../../functions/business-mail/announceToBusiness'
import { sweepItems } from '../../../functions/events/sweepItems'
import { onReplyCreated, onSentItemWritten } from '../../../functions/events/onSentItemWritten'
import { formatReference } from '../../../domain/sent-items/submissionId'
import type { Services } from '../../../functions/services'
import { newest, quoteRequest, staff } from './quotedRequest'
import { deliverArrival, readDeliveries, readSearchFields, storeRequest } from './sentItemEvents'
import { atTime, createTestServices } from './testServices'

type Fields = Readonly<Record<string, unknown>>
type Stored = Awaited<ReturnType<typeof storeRequest>>

const replyId = 'R'.repeat(20)
const sola = { uid: 'sola', name: 'Sola' }
const answer = { ...sola, channel: 'email' }
const quote = {
  lines: ['0:3:250000:a'],
  words: ['Shea Butter'],
  extras: [],
  validUntil: Timestamp.fromMillis(Date.now() + 86_400_000),
}

/** Stores a reply as the desk does: in one commit with the move of its item. */
async function storeReply({ firestore }: Services, { key, fields }: Stored, reply: Fields, change: Fields) {
  const item = firestore.doc(`${key.kind}/${key.id}`)
  const common = { from: 'staff', ...sola, channel: 'email', createdAt: Timestamp.now() }
  await item
    .collection('replies')
    .doc(replyId)
    .set({ ...common, ...reply })
  const changed = { ...fields, ...change, updatedAt: Timestamp.now() }
  await item.set(changed)
  return changed
}

async function createQuotedRequest() {
  const { services, sink } = await createTestServices()
  const request = await storeRequest(services, { waitingSince: Timestamp.now() })
  await deliverArrival(services, request)
  const change = { status: 'answered', answer }
  const quoted = await storeReply(services, request, { kind: 'quote', text: '', quote }, change)
  const listTitles = () => sink.listMails().map(({ text }) => text.split('\n', 1).join())
  return { services, sink, request, quoted, listTitles }
}

test('a quote goes to the sender once, whichever event comes first and however often', async () => {
  const { services, request, quoted, listTitles } = await createQuotedRequest()
  await onSentItemWritten(services, request.key, request.fields, quoted)
  for (let time = 0; time < 2; time += 1) await onReplyCreated(services, request.key, replyId)
  await onSentItemWritten(services, request.key, request.fields, quoted)
  expect(listTitles().filter((title) => title.startsWith('Our '))).toEqual(['Our quote for your request'])
  expect((await readDeliveries(services)).answerMail).toMatchObject({ replyId, status: 'sent' })
})

test('a yes is confirmed to the sender with how to pay, and announced to the business, once, each in its conversation', async () => {
  const { services, sink, request, quoted, listTitles } = await createQuotedRequest()
  await services.firestore.doc('settings/shop').set({ payment: 'Pay to 0123456789, Sample Bank.' })
  const accepted = { replyId, how: 'online', uid: 'ada', name: 'Ada Obi', at: Timestamp.now() }
  const after = { ...quoted, status: 'accepted', accepted }
  await services.firestore.doc(`requests/${request.key.id}`).set(after)
  for (let time = 0; time < 2; time += 1) await onSentItemWritten(services, request.key, quoted, after)
  const titles = listTitles()
  expect(titles.filter((title) => title.includes('accept')).sort()).toEqual([
    'Quote accepted: request from Ada Obi',
    'Thank you for accepting our quote for your request',
  ])
  expect(sink.listMails().some(({ text }) => text.includes('Pay to 0123456789'))).toBe(true)
  const reference = formatReference(request.key.id)
  for (const [to, subject] of [
    ['ada@example.org', `Your request ${reference} at Arielle Organics`],
    ['hello@example.com', `Request from Ada Obi (${reference})`],
  ] as const) {
    const mails = sink
      .listMails()
      .filter((mail) => mail.to === to)
      .reverse()
    expect(mails.map((mail) => mail.subject)).toEqual(
      mails.map((_, index) => (index === 0 ? subject : `Re: ${subject}`)),
    )
    const earlier = mails.slice(0, -1).map(({ messageId }) => messageId)
    expect(mails.at(-1)?.headers).toEqual(
      expect.arrayContaining([
        { key: 'references', value: earlier.join(' ') },
        { key: 'in-reply-to', value: earlier.at(-1) },
      ]),
    )
  }
})

test('a question of the sender reaches the business, and is found by its words', async () => {
  const { services, request, listTitles } = await createQuotedRequest()
  const question = { from: 'sender', kind: 'question', channel: 'site', name: 'Ada Obi', text: 'Half of it?' }
  const waitingSince = Timestamp.fromMillis(Date.now() + 1000)
  await storeReply(services, request, question, { status: 'new', answer, waitingSince })
  await onReplyCreated(services, request.key, replyId)
  expect(listTitles()).toContain('A question about the request from Ada Obi')
  // Staff find the item by the words of the question.
  expect((await readSearchFields(services, request.key)).searchWords).toContain('half')
})

test('a reply and a yes whose events were lost are told of by the next sweep, once', async () => {
  const { services, request, quoted, listTitles } = await createQuotedRequest()
  const accepted = { replyId, how: 'online', uid: 'ada', name: 'Ada Obi', at: Timestamp.now() }
  await services.firestore
    .doc(`requests/${request.key.id}`)
    .set({ ...quoted, status: 'accepted', accepted, updatedAt: Timestamp.now() })
  for (const hours of [1, 3]) {
    const later = atTime(services, Date.now() + hours * 3_600_000)
    await sweepItems(later, later.now())
    for (const kind of ['answerMail', 'acceptedMail'] as const)
      await attemptDueDeliveries(later, kind, Infinity)
    await sendWaitingBusinessMail(later, 'arrivalMail', Infinity)
  }
  expect(
    listTitles()
      .filter((title) => /quote/i.test(title))
      .sort(),
  ).toEqual([
    'Our quote for your request',
    'Quote accepted: request from Ada Obi',
    'Thank you for accepting our quote for your request',
  ])
})

test('an undone quote is gone with its messages, and its request waits again', async () => {
  const { services, request } = await createQuotedRequest()
  const waiting: Services = { ...services, wait: () => new Promise(() => undefined) }
  void onReplyCreated(waiting, request.key, replyId)
  await expect.poll(async () => (await readDeliveries(services)).answerMail?.status).toBe('waiting')
  const account = { uid: 'sola', staff: true } as never
  const body = { ...request.key, what: 'answer' }
  expect((await undoStaffAction(services.firestore, { body, account, now: Date.now() })).status).toBe(200)
  const item = services.firestore.doc(`requests/${request.key.id}`)
  expect((await item.get()).data()).toMatchObject({ status: 'new' })
  expect((await item.get()).get('answer')).toBeUndefined()
  expect((await item.collection('replies').get()).empty).toBe(true)
  expect((await readDeliveries(services)).answerMail).toBeUndefined()
})

test('a quote that its sender has accepted stays, with its reply', async () => {
  const { firestore, key, accept, item, replies } = await quoteRequest()
  await accept()
  const account = { uid: staff.uid, staff: true } as never
  const body = { ...key, what: 'answer' }
  expect(await undoStaffAction(firestore, { body, account, now: Date.now() })).toEqual({
    status: 409,
    body: { reason: 'accepted' },
  })
  expect((await item.get()).get('status')).toBe('accepted')
  expect((await replies.doc(newest).get()).exists).toBe(true)
})
