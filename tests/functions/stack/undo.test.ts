import { expect, onTestFinished, test } from 'vitest'
import { undoPeriodMs } from '../../../domain/conversation/undo'
import { undoStaffAction } from '../../../functions/api/undoStaffAction'
import { attemptDueDeliveries } from '../../../functions/deliveries/dueDeliveries'
import { onSentItemWritten } from '../../../functions/events/onSentItemWritten'
import type { Services } from '../../../functions/services'
import type { UndoTarget } from '../../../domain/conversation/undo'
import { minuteMs } from './quotedRequest'
import { answerRequest, deliverArrival, readDeliveries, storeRequest } from './sentItemEvents'
import { createTestServices } from './testServices'

type Stored = Awaited<ReturnType<typeof storeRequest>>

/** A request whose arrival was announced, in services whose functions wait until `endWait` is called. */
async function receiveRequest() {
  const { services, sink } = await createTestServices()
  const request = await storeRequest(services)
  await deliverArrival(services, request)
  const waits: (() => void)[] = []
  const waiting: Services = {
    ...services,
    wait: (ms) => new Promise((resolve) => waits.push(() => resolve(services.wait(ms)))),
  }
  const endWaits = () => waits.splice(0).forEach((end) => end())
  onTestFinished(endWaits)
  const listAnswers = () =>
    sink.listMails().flatMap(({ text }) => /We have 1\.5.*|Only 1 .*/.exec(text)?.[0] ?? [])
  return { services, waiting, request, waits, endWaits, listAnswers }
}

function undo(
  services: Services,
  { key }: Stored,
  what: UndoTarget = 'answer',
  { uid = 'sola', after = 0 } = {},
) {
  const account = { uid, staff: true } as never
  return undoStaffAction(services.firestore, { body: { ...key, what }, account, now: Date.now() + after })
}

async function readItem({ firestore }: Services, { key }: Stored) {
  return (await firestore.doc(`${key.kind}/${key.id}`).get()).data() ?? {}
}

/** Handles the event of the undo, as Firestore tells it. */
async function deliverUndo(services: Services, request: Stored, answered: Record<string, unknown>) {
  await onSentItemWritten(services, request.key, answered, await readItem(services, request))
}

async function readDay({ firestore }: Services) {
  return (await firestore.collection('days').get()).docs[0]?.data()
}

test('an answer by e-mail waits ten seconds after the answer, and then goes without the schedule', async () => {
  const { services, waiting, request, waits, endWaits, listAnswers } = await receiveRequest()
  const answered = await answerRequest(services, request)
  const handled = onSentItemWritten(waiting, request.key, request.fields, answered)
  await expect.poll(() => waits.length).toBe(1)
  const { answerMail } = await readDeliveries(services)
  const notBefore = new Date(answered.updatedAt.toMillis() + undoPeriodMs)
  expect(answerMail).toMatchObject({ status: 'waiting', attempts: 0, notBefore, dueAt: notBefore })
  // Neither a run of the schedule nor a repeated event sends it before, whatever its dueAt says.
  await services.firestore.doc(`deliveries/${answerMail?.id ?? ''}`).update({ dueAt: new Date(0) })
  const early = { ...services, now: () => notBefore.getTime() - 1 }
  await attemptDueDeliveries(early, 'answerMail', Infinity)
  expect(listAnswers()).toEqual([])
  endWaits()
  await handled
  expect(listAnswers()).toEqual(['We have 1.5 kg of it for you.'])
})

test('an answer that is undone before its event is never sent, and a second answer is sent once', async () => {
  const { services, request, listAnswers } = await receiveRequest()
  const answered = await answerRequest(services, request)
  expect(await undo(services, request)).toEqual({ status: 200, body: {} })
  await onSentItemWritten(services, request.key, request.fields, answered)
  expect(listAnswers()).toEqual([])
  expect(await readItem(services, request)).toMatchObject({ status: 'new', name: 'Ada Obi' })
  const second = await answerRequest(services, request, 'Only 1 kg.')
  // The first answer's event comes again, before the second's.
  await onSentItemWritten(services, request.key, request.fields, answered)
  await onSentItemWritten(services, request.key, request.fields, second)
  await onSentItemWritten(services, request.key, request.fields, second)
  expect(listAnswers()).toEqual(['Only 1 kg.'])
  expect(await readItem(services, request)).toMatchObject({ answeredAt: second.updatedAt })
})

test('an answer that is undone while its function waits is not sent, and the figures of the day are as before', async () => {
  const { services, waiting, request, waits, endWaits, listAnswers } = await receiveRequest()
  const before = await readDay(services)
  const answered = await answerRequest(services, request)
  const handled = onSentItemWritten(waiting, request.key, request.fields, answered)
  await expect.poll(() => waits.length).toBe(1)
  await expect.poll(async () => (await readDay(services))?.answered as unknown).toBe(1)
  expect((await undo(services, request)).status).toBe(200)
  await deliverUndo(services, request, answered)
  endWaits()
  await handled
  expect(listAnswers()).toEqual([])
  expect((await readDeliveries(services)).answerMail).toBeUndefined()
  const item = await readItem(services, request)
  expect(item).not.toHaveProperty('answer')
  expect(item).not.toHaveProperty('answeredAt')
  expect(await readDay(services)).toMatchObject({ ...before, answered: 0 })
  // The event of the answer comes again.
  await onSentItemWritten(services, request.key, request.fields, answered)
  expect(await readItem(services, request)).not.toHaveProperty('answeredAt')
  await answerRequest(services, request, 'Only 1 kg.')
  await onSentItemWritten(services, request.key, request.fields, await readItem(services, request))
  expect(listAnswers()).toEqual(['Only 1 kg.'])
})

test('undoing twice changes nothing more, because the first response may have been lost', async () => {
  const { services, request } = await receiveRequest()
  await answerRequest(services, request)
  const outcomes = await Promise.all([undo(services, request), undo(services, request)])
  expect(outcomes.map(({ status }) => status)).toEqual([200, 200])
  expect((await undo(services, request)).status).toBe(200)
  expect(await readItem(services, request)).toMatchObject({ status: 'new' })
})

test.each([
  ['is being sent', { status: 'sending', attempts: 1 }],
  ['was sent', { status: 'sent', attempts: 1 }],
  ['waits for its second attempt', { attempts: 1, triedSince: new Date() }],
  ['waits because staff sent it again after a failure', { attempts: 0, triedSince: new Date() }],
])('an answer whose e-mail %s stays', async (_, change) => {
  const { services, waiting, request, waits } = await receiveRequest()
  const answered = await answerRequest(services, request)
  void onSentItemWritten(waiting, request.key, request.fields, answered)
  await expect.poll(() => waits.length).toBe(1)
  const { answerMail } = await readDeliveries(services)
  await services.firestore.doc(`deliveries/${answerMail?.id ?? ''}`).update(change)
  expect(await undo(services, request)).toEqual({ status: 409, body: { reason: 'alreadySent' } })
  expect(await readItem(services, request)).toMatchObject({ status: 'answered' })
})

test("a colleague's answer and that of a closed item stay", async () => {
  const { services, request } = await receiveRequest()
  const answered = await answerRequest(services, request)
  expect(await undo(services, request, 'answer', { uid: 'emeka' })).toEqual({
    status: 409,
    body: { reason: 'othersAnswer' },
  })
  await services.firestore.doc(`requests/${request.key.id}`).update({ status: 'closed' })
  expect(await undo(services, request)).toEqual({ status: 409, body: { reason: 'closed' } })
  expect(await readItem(services, request)).toMatchObject({ answer: answered.answer })
})

test('a closing is undone, once, and the answer keeps its time', async () => {
  const { services, request } = await receiveRequest()
  const answered = await answerRequest(services, request)
  await onSentItemWritten(services, request.key, request.fields, answered)
  await services.firestore.doc(`requests/${request.key.id}`).update({ status: 'closed' })
  expect(await undo(services, request, 'close', { after: 10 * minuteMs })).toEqual({
    status: 409,
    body: { reason: 'tooLate' },
  })
  expect((await undo(services, request, 'close')).status).toBe(200)
  expect((await undo(services, request, 'close')).status).toBe(200)
  await deliverUndo(services, request, { ...answered, status: 'closed' })
  expect(await readItem(services, request)).toMatchObject({
    status: 'answered',
    answeredAt: answered.updatedAt,
  })
})

test('an item whose answer is undone is reminded of again', async () => {
  const { services, request } = await receiveRequest()
  await answerRequest(services, request)
  const reminder = services.firestore.doc(`reminders/requests-${request.key.id}`)
  await reminder.delete()
  await undo(services, request)
  expect((await reminder.get()).data()).toMatchObject({ stage: 'dueSoon', itemId: request.key.id })
})

test.each([
  [{}],
  [{ kind: 'requests', id: '../x', what: 'answer' }],
  [{ kind: 'orders', id: 'x'.repeat(20), what: 'answer' }],
  [{ kind: 'requests', id: 'x'.repeat(20), what: 'claim' }],
])('what names nothing to undo, such as %j, is refused', async (body) => {
  const { services } = await createTestServices()
  const account = { uid: 'sola', staff: true } as never
  expect((await undoStaffAction(services.firestore, { body, account, now: 0 })).status).toBe(400)
  const unknown = { kind: 'requests', id: 'x'.repeat(20), what: 'answer' }
  expect(await undoStaffAction(services.firestore, { body: unknown, account, now: 0 })).toEqual({
    status: 409,
    body: { reason: 'missing' },
  })
})
