import { expect, test } from 'vitest'
import { attemptDelivery } from '../../../functions/deliveries/attemptDelivery'
import { attemptLeaseMs, claimPeriodMs } from '../../../functions/attemptTimes'
import { claimDeliveries } from '../../../functions/deliveries/claimDelivery'
import { createDelivery } from '../../../functions/deliveries/deliveryDocument'
import { attemptDueDeliveries, endInterruptedAttempts } from '../../../functions/deliveries/dueDeliveries'
import { attemptDue, readDeliveries, recordConfirmation, storeRequest } from './sentItemEvents'
import { atTime, createTestServices } from './testServices'

const minuteMs = 60_000

test('a confirmation that may have arrived goes once more, as the same message, and then fails', async () => {
  const { services, sink } = await createTestServices()
  sink.setFault({ next: 5, code: 451, stage: 'drop' })
  const now = Date.now()
  await attemptDelivery(services, await recordConfirmation(services, now))
  expect((await readDeliveries(services)).confirmationMail?.status).toBe('waiting')
  await attemptDue(services, now + 2 * minuteMs)
  expect((await readDeliveries(services)).confirmationMail).toMatchObject({ status: 'failed', attempts: 2 })
  await attemptDue(services, now + 60 * minuteMs)
  const [first, second, ...others] = sink.listMails()
  expect(others).toEqual([])
  expect(second?.messageId).toBe(first?.messageId)
})

test('after an attempt whose function was killed, an answer goes once more and a mail to the business fails', async () => {
  const { services, sink } = await createTestServices()
  const now = Date.now()
  const { key } = await storeRequest(services, {
    answer: { uid: 's', name: 'Sola', channel: 'email', text: 'Yes.' },
  })
  for (const kind of ['answerMail', 'arrivalMail'] as const) {
    const id = await createDelivery(services.firestore, key, kind, { to: 'ada@example.org' }, now)
    await claimDeliveries(atTime(services, now), [id])
  }
  const readStatuses = async () => {
    const { answerMail, arrivalMail } = await readDeliveries(services)
    return [answerMail?.status, arrivalMail?.status]
  }
  await endInterruptedAttempts(atTime(services, now + attemptLeaseMs - 1))
  expect(await readStatuses()).toEqual(['sending', 'sending'])
  await endInterruptedAttempts(atTime(services, now + attemptLeaseMs))
  expect(await readStatuses()).toEqual(['waiting', 'failed'])
  await attemptDueDeliveries(atTime(services, now + attemptLeaseMs + minuteMs), 'answerMail', Infinity)
  expect(await readStatuses()).toEqual(['sent', 'failed'])
  expect(sink.listMails()).toHaveLength(1)
})

test('a claim counts from its own time, not from the begin of the run that made it', async () => {
  const { services, sink } = await createTestServices()
  const startedAt = Date.now()
  const lateMs = claimPeriodMs - 1000
  const id = await recordConfirmation(services, startedAt)
  const claimed = claimDeliveries(atTime(services, startedAt + lateMs), [id])
  expect(await claimed).toMatchObject({ deliveries: [{ status: 'sending' }] })
  // Another run, at a time when a claim of the first run's begin would be over.
  await endInterruptedAttempts(atTime(services, startedAt + attemptLeaseMs + lateMs - 1))
  await attemptDue(services, startedAt + attemptLeaseMs + lateMs - 1)
  expect((await readDeliveries(services)).confirmationMail?.status).toBe('sending')
  expect(sink.listMails()).toEqual([])
})
