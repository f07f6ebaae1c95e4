import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { DeliveryKind } from '../../domain/deliveries/delivery'
import { createDelivery } from '../../functions/deliveries/deliveryDocument'
import { attemptDelivery } from '../../functions/deliveries/attemptDelivery'
import { claimPeriodMs, serverPauseMs } from '../../functions/attemptTimes'
import { sendMessages } from '../../functions/schedules/sendMessages'
import { createVapidKeys } from '../../functions/push/vapidKeys'
import type { Services } from '../../functions/services'
import { storeRequest } from '../functions/stack/sentItemEvents'
import { atTime, createTestServices } from '../functions/stack/testServices'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Records deliveries about one request, all due at a time, without an attempt to send them. */
async function recordMany(
  services: Services,
  kind: DeliveryKind,
  count: number,
  now: number,
): Promise<string[]> {
  const { firestore } = services
  const { key } = await storeRequest(services, {
    answer: { uid: 's', name: 'Sola', channel: 'email', text: 'Yes.' },
  })
  const id = await createDelivery(firestore, key, kind, { to: 'ada@example.org' }, now)
  const recorded = (await firestore.doc(`deliveries/${id}`).get()).data() ?? {}
  const ids = Array.from({ length: count }, (_, index) => `${id}-${index}`)
  const batch = firestore.batch()
  for (const other of ids) batch.set(firestore.collection('deliveries').doc(other), recorded)
  batch.delete(firestore.doc(`deliveries/${id}`))
  await batch.commit()
  return ids
}

/** Starts a mail server that closes every connection without an answer, and counts them. */
async function startDeadServer() {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { smtpUrl: `smtp://127.0.0.1:${port}`, takeConnections: () => connections + (connections = 0) }
}

async function countStatuses({ firestore }: Services): Promise<Record<string, number>> {
  const { docs } = await firestore.collection('deliveries').get()
  const counts: Record<string, number> = {}
  for (const document of docs) {
    const status = String(document.get('status'))
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

test('a dead mail server is tried by one e-mail at a time with pauses, and all that waits goes in the run in which it is back', async () => {
  const { services, sink } = await createTestServices()
  const { smtpUrl, takeConnections } = await startDeadServer()
  const isDown = { ...services, smtpUrl }
  const startedAt = Date.now()
  const ids = await recordMany(services, 'confirmationMail', 25, startedAt)
  await recordMany(services, 'answerMail', 5, startedAt)

  // The first run does not know yet; each of its parallel attempts fails once.
  await sendMessages(atTime(isDown, startedAt), Infinity)
  expect(takeConnections()).toBeLessThanOrEqual(15)
  let now = startedAt + 5 * minuteMs
  await sendMessages(atTime(isDown, now), Infinity)
  expect(takeConnections()).toBe(1)

  await attemptDelivery(atTime(isDown, now + minuteMs), ids.at(-1) ?? '')
  expect(takeConnections()).toBe(0)
  now += serverPauseMs
  await Promise.all([1, 2, 3].map(() => sendMessages(atTime(isDown, now), Infinity)))
  expect(takeConnections()).toBe(1)

  await sendMessages(atTime(services, now + serverPauseMs), Infinity)
  expect(sink.listMails()).toHaveLength(30)
  expect(await countStatuses(services)).toEqual({ sent: 30 })
})

test('what waited a whole day is shown as failed and never sent, whatever its kind: sending was switched off, or a backup was restored', async () => {
  const { services, sink } = await createTestServices()
  const now = Date.now()
  await recordMany(services, 'confirmationMail', 201, now)
  await recordMany(services, 'arrivalMail', 1, now)
  await recordMany(services, 'arrivalPush', 1, now)
  await recordMany(services, 'answerMail', 2, now + 60 * minuteMs)
  const aDayLater = atTime({ ...services, pushKeys: createVapidKeys() }, now + dayMs)
  for (let run = 0; run < 2; run += 1) await sendMessages(aDayLater, Infinity)
  expect(sink.listMails()).toHaveLength(2)
  expect(await countStatuses(services)).toEqual({ failed: 203, sent: 2 })
})

test('recipients who are refused keep no other e-mail from being sent', async () => {
  const { services, sink } = await createTestServices()
  sink.setFault({ next: 15, code: 451, stage: 'rcpt' })
  await recordMany(services, 'confirmationMail', 20, Date.now())
  await sendMessages(services, Infinity)
  expect(await countStatuses(services)).toEqual({ waiting: 15, sent: 5 })
})

test('without a mail server, waiting e-mails are left alone and keep no push message from being tried', async () => {
  const { services } = await createTestServices()
  const now = Date.now()
  await recordMany(services, 'arrivalMail', 201, now - minuteMs)
  await recordMany(services, 'arrivalPush', 1, now)
  const withPush = { ...services, smtpUrl: null, pushKeys: createVapidKeys() }
  await sendMessages(atTime(withPush, now), Infinity)
  // The device of the push message does not exist.
  expect(await countStatuses(services)).toEqual({ waiting: 201, failed: 1 })
})

test('on a mail server that takes 18 seconds a mail, a run begins no attempt after its time, and none of 60 e-mails is lost', async () => {
  const { services, sink } = await createTestServices()
  const startedAt = Date.now()
  await recordMany(services, 'confirmationMail', 60, startedAt)
  const slow = { ...services, now: () => startedAt + sink.listMails().length * 18_000 }
  await sendMessages(slow, startedAt + claimPeriodMs)
  const sentCount = sink.listMails().length
  expect(sentCount).toBeGreaterThan(8)
  expect(sentCount).toBeLessThan(30)
  expect(await countStatuses(services)).toEqual({ sent: sentCount, waiting: 60 - sentCount })
})
