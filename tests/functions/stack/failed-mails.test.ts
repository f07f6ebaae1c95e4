import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { getDeliveryId, type DeliveryKind } from '../../../domain/deliveries/delivery'
import { toPlainFields } from '../../../functions/firestoreReads'
import { maxRestartedPerCall, resendFailed } from '../../../functions/api/resendFailed'
import { alertAboutFailures, alertIntervalMs } from '../../../functions/deliveries/alertAboutFailures'
import { attemptDueDeliveries } from '../../../functions/deliveries/dueDeliveries'
import type { Services } from '../../../functions/services'
import { storeRequest } from './sentItemEvents'
import { createServicesWithStaffDevice } from './staffDevice'
import { createTestServices } from './testServices'

const now = Date.parse('2026-03-09T12:00:00Z')

/** Stores deliveries that failed for good, one for each of these kinds. */
async function storeFailures(
  { firestore }: Services,
  itemId: string,
  kinds: readonly DeliveryKind[],
  failedAt = now,
) {
  const batch = firestore.batch()
  for (const [index, kind] of kinds.entries()) {
    const id = getDeliveryId({ kind: 'requests', id: itemId }, kind, { deviceId: String(index) })
    batch.set(firestore.doc(`deliveries/${id}`), {
      ...{ itemKind: 'requests', itemId, kind, to: 'ada@example.org', status: 'failed', attempts: 6 },
      ...{ error: 'The mail server could not be reached.', updatedAt: Timestamp.fromMillis(failedAt) },
    })
  }
  await batch.commit()
}

const press = ({ firestore }: Services, failedUntil: unknown = now) =>
  resendFailed(firestore, { body: { failedUntil }, now })

async function countByStatus({ firestore }: Services): Promise<Record<string, number>> {
  const { docs } = await firestore.collection('deliveries').get()
  const statuses = docs.map((document) => String(toPlainFields(document.data()).status))
  return Object.fromEntries(
    [...new Set(statuses)].map((name) => [name, statuses.filter((status) => status === name).length]),
  )
}

test('two presses send what failed again once, and not what failed after the person looked, nor a push message', async () => {
  const { services, sink } = await createTestServices()
  const { key } = await storeRequest(services)
  await storeFailures(services, key.id, ['confirmationMail', 'confirmationMail', 'arrivalPush'])
  await storeFailures(services, 'later', ['confirmationMail'], now + 1)
  const answers = await Promise.all([press(services), press(services)])
  expect(answers.map(({ body }) => body.restarted).sort()).toEqual([0, 2])
  expect(answers.map(({ body }) => body.left)).toEqual([0, 0])
  const sendDue = () => attemptDueDeliveries({ ...services, now: () => now }, 'confirmationMail', now + 1)
  await Promise.all([sendDue(), sendDue()])
  expect((await press(services)).body).toEqual({ restarted: 0, left: 0 })
  expect(sink.listMails()).toHaveLength(2)
  expect(await countByStatus(services)).toEqual({ sent: 2, failed: 2 })
})

test('one press restarts a bounded number, and says how many are left', async () => {
  const { services } = await createTestServices()
  await storeFailures(services, 'many', Array(maxRestartedPerCall + 3).fill('answerMail'))
  expect(await press(services)).toEqual({ status: 200, body: { restarted: maxRestartedPerCall, left: 3 } })
  expect(await countByStatus(services)).toEqual({ waiting: maxRestartedPerCall, failed: 3 })
  expect((await press(services)).body).toEqual({ restarted: 3, left: 0 })
})

test('sending all again needs a time', async () => {
  const { services } = await createTestServices()
  await storeFailures(services, 'one', ['answerMail'])
  for (const failedUntil of [null, '1', 1.5])
    expect(await press(services, failedUntil)).toEqual({ status: 400, body: { reason: 'malformed' } })
})

test('the failures of a run make one push message to each device of staff, and later ones the next, an hour later', async () => {
  const { services, received } = await createServicesWithStaffDevice()
  await storeFailures(services, 'first', Array(30).fill('answerMail'), now)
  await Promise.all([alertAboutFailures(services, now), alertAboutFailures(services, now)])
  await alertAboutFailures(services, now + alertIntervalMs)
  expect(received.map(({ payload }) => JSON.parse(payload) as unknown)).toEqual([
    {
      title: "30 e-mails couldn't be sent",
      body: 'The mail server could not be reached. Open the desk to send again.',
      tag: 'failed-deliveries',
      path: '/staff/deliveries',
    },
  ])
  await storeFailures(services, 'second', ['confirmationMail'], now + alertIntervalMs + 1)
  await alertAboutFailures(services, now + alertIntervalMs - 1)
  expect(received).toHaveLength(1)
  await alertAboutFailures(services, now + alertIntervalMs + 2)
  expect(received[1]?.payload).toContain("1 e-mail couldn't be sent")
})

test('an alert that fails is not one of the failures that the next alert tells of', async () => {
  const { services, received, answerNext } = await createServicesWithStaffDevice()
  await storeFailures(services, 'first', ['answerMail', 'answerPush'])
  answerNext(500)
  await alertAboutFailures(services, now)
  await alertAboutFailures(services, now + alertIntervalMs)
  expect(received).toEqual([])
  expect(await countByStatus(services)).toEqual({ failed: 2 })
})
