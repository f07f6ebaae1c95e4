import { expect, test } from 'vitest'
import {
  recordBusinessMail,
  sendWaitingBusinessMail,
} from '../../../functions/business-mail/announceToBusiness'
import {
  collectMs,
  mailIntervalMs,
  type MailTurn,
  takeMailTurn,
} from '../../../functions/business-mail/mailTurn'
import { createDelivery } from '../../../functions/deliveries/deliveryDocument'
import type { MailSink } from '../../../packages/local-mail-and-push/mail/startMailSink'
import { deliverArrival, storeRequest } from './sentItemEvents'
import { atTime, createTestServices } from './testServices'

const floodSize = 25

function listBusinessMails(sink: MailSink) {
  return sink.listMails().filter(({ to }) => to === 'hello@example.com')
}

test('the second of two arrivals within a minute is announced by an e-mail of its own, seconds later', async () => {
  const { services, sink } = await createTestServices()
  await deliverArrival(services, await storeRequest(services))
  await deliverArrival(services, await storeRequest(services, { name: 'Chidi Eze' }))
  const subjects = listBusinessMails(sink).map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringContaining('Chidi Eze'), expect.stringContaining('Ada Obi')])
})

test('arrivals at the same moment share e-mails, and each is announced once', async () => {
  const { services, sink } = await createTestServices()
  const requests = await Promise.all(
    ['Ada', 'Bisi', 'Chidi', 'Dayo'].map((name) => storeRequest(services, { name, email: 'x@example.org' })),
  )
  await Promise.all(requests.map((request) => deliverArrival(services, request)))
  const texts = listBusinessMails(sink).map(({ text }) => text)
  expect(texts.length).toBeLessThanOrEqual(2)
  for (const { key } of requests) {
    const path = `/staff/requests/${key.id}`
    expect(texts.filter((text) => text.includes(path))).toHaveLength(1)
  }
})

test('a flood makes at most one e-mail a minute, with the number of those that arrived', async () => {
  const { services, sink } = await createTestServices()
  const deliverMany = async (count: number) => {
    const batch = Array.from({ length: count }, () => storeRequest(services, { email: undefined }))
    await Promise.all((await Promise.all(batch)).map((request) => deliverArrival(services, request)))
  }
  await deliverMany(floodSize)
  await deliverMany(floodSize)
  const [first, ...others] = listBusinessMails(sink)
  expect(others).toEqual([])
  const announced = Number(/^\d+/.exec(first?.subject ?? '')?.[0] ?? 1)

  await sendWaitingBusinessMail(services, 'arrivalMail', Infinity)
  expect(listBusinessMails(sink)).toHaveLength(1)
  await sendWaitingBusinessMail(atTime(services, Date.now() + mailIntervalMs), 'arrivalMail', Infinity)
  const [digest] = listBusinessMails(sink)
  expect(digest?.subject).toContain(String(2 * floodSize - announced))
  await sendWaitingBusinessMail(atTime(services, Date.now() + 2 * mailIntervalMs), 'arrivalMail', Infinity)
  expect(listBusinessMails(sink)).toHaveLength(2)
})

test('of many functions that ask at the same moment, one sends', async () => {
  const { services } = await createTestServices()
  const now = Date.now()
  const ask = (at: number) =>
    Promise.all(Array.from({ length: 20 }, () => takeMailTurn(services.firestore, 'arrivalMail', at, true)))
  const countTurns = (turns: MailTurn[], turn: MailTurn) => turns.filter((taken) => taken === turn).length
  expect(countTurns(await ask(now), 'send')).toBe(1)
  expect(countTurns(await ask(now + collectMs), 'send')).toBe(0)
  expect(countTurns(await ask(now + mailIntervalMs), 'send')).toBe(1)
})

test('an e-mail to the business that failed is sent by a later run', async () => {
  const { services, sink } = await createTestServices()
  sink.setFault({ next: 1, code: 451, stage: 'connect' })
  await deliverArrival(services, await storeRequest(services, { email: undefined }))
  expect(listBusinessMails(sink)).toEqual([])
  await sendWaitingBusinessMail(atTime(services, Date.now() + mailIntervalMs + 1000), 'arrivalMail', Infinity)
  expect(listBusinessMails(sink)).toHaveLength(1)
})

test('what the mail server refused goes in an e-mail of its own, after what arrived since', async () => {
  const { services, sink } = await createTestServices()
  sink.setFault({ next: 1, code: 554, stage: 'data' })
  await deliverArrival(services, await storeRequest(services, { email: undefined }))
  const { key } = await storeRequest(services, { name: 'Chidi Eze' })
  await recordBusinessMail(services, key, { kind: 'arrivalMail' }, Date.now())
  const send = (at: number) => sendWaitingBusinessMail(atTime(services, at), 'arrivalMail', Infinity)
  await send(Date.now() + 2 * mailIntervalMs)
  const subjects = () => listBusinessMails(sink).map(({ subject }) => subject)
  expect(subjects()).toEqual([expect.stringContaining('Chidi Eze')])
  await send(Date.now() + 4 * mailIntervalMs)
  expect(subjects()).toEqual([expect.stringContaining('Ada Obi'), expect.stringContaining('Chidi Eze')])
})

test('an e-mail about more items than one transaction writes leaves none for a second e-mail', async () => {
  const { services, sink } = await createTestServices()
  const { firestore } = services
  const { key } = await storeRequest(services)
  const now = Date.now()
  const id = await createDelivery(firestore, key, 'arrivalMail', { to: 'hello@example.com' }, now)
  const recorded = (await firestore.doc(`deliveries/${id}`).get()).data() ?? {}
  const batch = firestore.batch()
  for (let count = 1; count < 450; count += 1)
    batch.set(firestore.collection('deliveries').doc(`${id}-${count}`), recorded)
  await batch.commit()
  await sendWaitingBusinessMail(services, 'arrivalMail', Infinity)
  expect(listBusinessMails(sink).map(({ subject }) => subject)).toEqual([expect.stringContaining('450')])
  const waiting = firestore.collection('deliveries').where('status', '!=', 'sent')
  expect((await waiting.get()).size).toBe(0)
})
