import { expect, test } from 'vitest'
import { attemptDelivery } from '../../../functions/deliveries/attemptDelivery'
import { resendDelivery } from '../../../functions/api/resendDelivery'
import { onSentItemWritten } from '../../../functions/events/onSentItemWritten'
import {
  answerRequest,
  attemptDue,
  deliverArrival,
  readDeliveries,
  recordConfirmation,
  storeRequest,
} from './sentItemEvents'
import { atTime, createTestServices } from './testServices'

const minuteMs = 60_000

test('an arrival that is reported three times at once makes one e-mail to the business and one to the sender', async () => {
  const { services, sink } = await createTestServices()
  const request = await storeRequest(services)
  const reports = await Promise.allSettled([1, 2, 3].map(() => deliverArrival(services, request)))
  // The emulator may abort a transaction that waits for a lock; Cloud Functions then delivers the event again.
  if (reports.some(({ status }) => status === 'rejected')) await deliverArrival(services, request)
  const mails = sink.listMails()
  expect(mails.map(({ to }) => to).sort()).toEqual(['ada@example.org', 'hello@example.com'])
  expect(mails.find(({ to }) => to === 'hello@example.com')).toMatchObject({ replyTo: 'ada@example.org' })
})

test('an answer by e-mail is sent to the sender once, also when its event comes again after the closing', async () => {
  const { services, sink } = await createTestServices()
  const request = await storeRequest(services)
  const answered = await answerRequest(services, request)
  await onSentItemWritten(services, request.key, request.fields, answered)
  const closed = { ...answered, status: 'closed' }
  await onSentItemWritten(services, request.key, answered, closed)
  await onSentItemWritten(services, request.key, request.fields, answered)
  const [mail, ...others] = sink.listMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'ada@example.org' })
  expect(mail?.text).toContain('We have 1.5 kg of it for you.')
})

test('an answer by phone is not sent by e-mail', async () => {
  const { services, sink } = await createTestServices()
  const request = await storeRequest(services)
  const answered = await answerRequest(services, request)
  const called = { ...answered, answer: { ...answered.answer, channel: 'phone' } }
  await services.firestore.doc(`requests/${request.key.id}`).set(called)
  await onSentItemWritten(services, request.key, request.fields, called)
  expect(sink.listMails()).toEqual([])
})

test('without a mail server nothing is recorded as to be sent', async () => {
  const { services } = await createTestServices()
  await deliverArrival({ ...services, smtpUrl: null }, await storeRequest(services))
  expect(await readDeliveries(services)).toEqual({})
})

test('a mail that the server refuses for now is tried again after growing pauses, for a day', async () => {
  const { services, sink } = await createTestServices()
  sink.setFault({ next: 100, code: 451, stage: 'rcpt' })
  const startedAt = Date.now()
  let now = startedAt
  const id = await recordConfirmation(services, now)
  await attemptDelivery(atTime(services, now), id)
  const readDelivery = async () => (await readDeliveries(services)).confirmationMail
  for (const pause of [1, 5, 15, 60, 60]) {
    const dueAt = now + pause * minuteMs
    expect(await readDelivery()).toMatchObject({ status: 'waiting', dueAt: new Date(dueAt) })
    await attemptDue(services, dueAt - 1)
    await attemptDue(services, dueAt)
    now = dueAt
  }
  now = startedAt + 23 * 60 * minuteMs
  await attemptDue(services, now)
  expect(await readDelivery()).toMatchObject({ status: 'waiting', dueAt: new Date(now + 60 * minuteMs) })
  await attemptDue(services, now + 60 * minuteMs)
  expect(await readDelivery()).toMatchObject({
    status: 'failed',
    attempts: 8,
    error: 'The mail server refused the address (451).',
  })
})

test('a mail that failed once is sent by the next attempt', async () => {
  const { services, sink } = await createTestServices()
  sink.setFault({ next: 1, code: 451, stage: 'rcpt' })
  const now = Date.now()
  await attemptDelivery(services, await recordConfirmation(services, now))
  await attemptDue(services, now + 2 * minuteMs)
  expect(sink.listMails()).toHaveLength(1)
  expect((await readDeliveries(services)).confirmationMail).toMatchObject({ status: 'sent', attempts: 2 })
})

test('a mail whose address the server refuses for good fails at once', async () => {
  const { services, sink } = await createTestServices()
  sink.setFault({ next: 1, code: 550, text: '5.1.1 No such mailbox', stage: 'rcpt' })
  await attemptDelivery(services, await recordConfirmation(services, Date.now()))
  expect((await readDeliveries(services)).confirmationMail).toMatchObject({ status: 'failed', attempts: 1 })
})

test('a delivery that was recorded but never attempted is sent by the schedule', async () => {
  const { services, sink } = await createTestServices()
  await recordConfirmation(services, Date.now())
  await attemptDue(services, Date.now())
  expect(sink.listMails()).toHaveLength(1)
})

test('what is about an item that was deleted meanwhile is not sent', async () => {
  const { services, sink } = await createTestServices()
  const now = Date.now()
  const id = await recordConfirmation(services, now)
  const [item] = (await services.firestore.collection('requests').get()).docs
  await item?.ref.delete()
  await attemptDelivery(services, id)
  expect(sink.listMails()).toEqual([])
  expect((await readDeliveries(services)).confirmationMail?.status).toBe('failed')
})

test('staff send a failed mail again, and two presses send it once', async () => {
  const { services, sink } = await createTestServices()
  sink.setFault({ next: 1, code: 550, text: '5.1.1 No such mailbox', stage: 'rcpt' })
  const now = Date.now()
  const id = await recordConfirmation(services, now)
  await attemptDelivery(services, id)
  const press = () => resendDelivery(services.firestore, { body: { id }, now })
  const statuses = (await Promise.all([press(), press()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  expect((await readDeliveries(services)).confirmationMail).toMatchObject({ status: 'waiting', attempts: 0 })
  await attemptDue(services, now)
  expect(sink.listMails()).toHaveLength(1)
})

test.each([[undefined], [1], ['../../limits/x'], ['requests-unknown-answerMail']])(
  'a delivery called %j is answered 409',
  async (id) => {
    const { services } = await createTestServices()
    const response = await resendDelivery(services.firestore, {
      body: { id },
      now: Date.now(),
    })
    expect(response.status).toBe(409)
  },
)
