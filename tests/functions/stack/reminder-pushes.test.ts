import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { onSentItemWritten } from '../../../functions/events/onSentItemWritten'
import {
  getReminderDocument,
  sendReminders,
  toReminderFields,
} from '../../../functions/reminders/sendReminders'
import { attemptDueDeliveries } from '../../../functions/deliveries/dueDeliveries'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { dayMs } from '../../../domain/site/lagosTime'
import { getReminderTime } from '../../../domain/sent-items/replyClock'
import { fourDayWeek } from './publishedSettings'
import { deliverArrival, storeRequest } from './sentItemEvents'
import { createServicesWithStaffDevice } from './staffDevice'
import { atTime } from './testServices'

test('staff are reminded by a push message of what is due soon, unless somebody has claimed it', async () => {
  const { services } = await createServicesWithStaffDevice()
  const createdAt = Date.now()
  for (const claim of [{}, { claimedBy: { uid: 'ada-staff', name: 'Ada Staff' } }]) {
    const fields = { email: undefined, createdAt: Timestamp.fromMillis(createdAt), ...claim }
    await deliverArrival(services, await storeRequest(services, fields))
  }
  await sendReminders(services, getReminderTime(createdAt, defaultCalendar))
  const reminders = services.firestore.collection('deliveries').where('kind', '==', 'dueSoonPush')
  expect((await reminders.get()).size).toBe(1)
})

test('staff are reminded once of what they asked for, each time that they ask, until it is closed', async () => {
  const { services, received } = await createServicesWithStaffDevice()
  const request = await storeRequest(services, { email: undefined, status: 'answered' })
  const remindAt = Date.now() + dayMs
  const ask = async (at: number | null, change: Readonly<Record<string, unknown>> = {}) => {
    const document = services.firestore.doc(`requests/${request.key.id}`)
    const before = (await document.get()).data()
    const after = { ...request.fields, ...(at !== null && { remindAt: Timestamp.fromMillis(at) }), ...change }
    await document.set(after)
    for (let time = 0; time < 2; time += 1) await onSentItemWritten(services, request.key, before, after)
  }
  const countReminders = async (now: number) => {
    await sendReminders(services, now)
    await attemptDueDeliveries(atTime(services, now), 'remindPush', Infinity)
    return received.filter(({ payload }) => payload.includes('Reminder: request')).length
  }
  await ask(remindAt)
  expect(await countReminders(remindAt - 1)).toBe(0)
  expect(await countReminders(remindAt)).toBe(1)
  await ask(remindAt + 1)
  await ask(null)
  expect(await countReminders(remindAt + 1)).toBe(1)
  await ask(remindAt + 2)
  expect(await countReminders(remindAt + 2)).toBe(2)
  await ask(remindAt + 3, { status: 'closed' })
  expect(await countReminders(remindAt + 3)).toBe(2)
})

test('late items of one run share a push message on each device', async () => {
  const { services, received } = await createServicesWithStaffDevice()
  const createdAt = Date.now() - 4 * dayMs
  const fields = { email: undefined, createdAt: Timestamp.fromMillis(createdAt) }
  const requests = [await storeRequest(services, fields), await storeRequest(services, fields)]
  for (const { key } of requests) {
    const reminder = toReminderFields(key, 'dueSoon', getReminderTime(createdAt, defaultCalendar))
    await getReminderDocument(services.firestore, key).set(reminder)
  }
  await sendReminders(services, Date.now())
  await attemptDueDeliveries(services, 'latePush', Infinity)
  const messages = received.map(({ payload }) => JSON.parse(payload) as unknown)
  expect(messages).toEqual([expect.objectContaining({ title: '2 replies are late', path: '/staff' })])
  const sent = services.firestore.collection('deliveries').where('status', '==', 'sent')
  expect((await sent.get()).size).toBe(2)
})

test('push messages about a new item and one that is due soon name the time by the published calendar', async () => {
  const { services, received } = await createServicesWithStaffDevice()
  await services.firestore
    .doc('settings/shop')
    .set({ hours: fourDayWeek, closures: ['2026-03-10 Inventory'] })
  // On the Monday before the closed day, fifteen minutes before the shop closes.
  const createdAt = Date.parse('2026-03-09T18:45+01:00')
  const fields = { email: undefined, createdAt: Timestamp.fromMillis(createdAt) }
  await deliverArrival(atTime(services, createdAt), await storeRequest(services, fields))
  const remindAt = Date.parse('2026-03-11T09:15+01:00')
  await sendReminders(services, remindAt - 1)
  await attemptDueDeliveries(atTime(services, remindAt), 'dueSoonPush', Infinity)
  expect(received).toHaveLength(1)
  await sendReminders(services, remindAt)
  await attemptDueDeliveries(atTime(services, remindAt), 'dueSoonPush', Infinity)
  const messages = received.map(({ payload }) => JSON.parse(payload) as unknown)
  expect(messages).toEqual([
    expect.objectContaining({ body: expect.stringContaining('Due Wednesday at 09:30.') as string }),
    expect.objectContaining({ body: 'The reply is due at 09:30.' }),
  ])
})
