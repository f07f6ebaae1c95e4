import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { sendWaitingBusinessMail } from '../../../functions/business-mail/announceToBusiness'
import {
  getReminderDocument,
  toReminderFields,
  sendReminders,
} from '../../../functions/reminders/sendReminders'
import type { Services } from '../../../functions/services'
import { mailsMessages } from '../../../domain/messages/mails'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { getReminderTime, getReplyDueTime } from '../../../domain/sent-items/replyClock'
import { answerRequest, deliverArrival, storeRequest } from './sentItemEvents'
import { atTime, createTestServices } from './testServices'

const minuteMs = 60_000

/** Stores a request that has just arrived, and returns when it is due. */
async function receiveRequest(services: Services, change: Readonly<Record<string, unknown>> = {}) {
  const createdAt = Date.now()
  const request = await storeRequest(services, {
    email: undefined,
    createdAt: Timestamp.fromMillis(createdAt),
    ...change,
  })
  await deliverArrival(services, request)
  return {
    request,
    remindAt: getReminderTime(createdAt, defaultCalendar),
    dueAt: getReplyDueTime(createdAt, defaultCalendar),
  }
}

async function listReminders({ firestore }: Services): Promise<unknown[]> {
  const { docs } = await firestore.collection('reminders').get()
  return docs.map((document) => document.get('stage') as unknown)
}

async function listDeliveryKinds({ firestore }: Services): Promise<unknown[]> {
  const { docs } = await firestore.collection('deliveries').get()
  return docs.map((document) => document.get('kind') as unknown).sort()
}

test('an item is remembered 15 minutes of business hours before its reply is due, then when that is late', async () => {
  const { services } = await createTestServices()
  const { remindAt, dueAt } = await receiveRequest(services)
  await sendReminders(services, remindAt - 1)
  expect(await listReminders(services)).toEqual(['dueSoon'])
  await sendReminders(services, remindAt)
  expect(await listReminders(services)).toEqual(['late'])
  await sendReminders(services, dueAt - 1)
  expect(await listDeliveryKinds(services)).toEqual(['arrivalMail'])
  await sendReminders(services, dueAt)
  expect(await listReminders(services)).toEqual([])
  expect(await listDeliveryKinds(services)).toEqual(['arrivalMail', 'lateMail'])
})

test('the business gets one e-mail about a late item, also when its arrival is reported again afterwards', async () => {
  const { services, sink } = await createTestServices()
  const { request, dueAt } = await receiveRequest(services)
  await sendReminders(services, dueAt + minuteMs)
  await sendWaitingBusinessMail(atTime(services, dueAt + minuteMs), 'lateMail', Infinity)
  await deliverArrival(services, request)
  await sendReminders(services, dueAt + 2 * minuteMs)
  await sendWaitingBusinessMail(atTime(services, dueAt + 3 * minuteMs), 'lateMail', Infinity)
  const late = sink.listMails().filter(({ text }) => text.includes(mailsMessages.lateText))
  expect(late).toHaveLength(1)
  expect(late[0]).toMatchObject({ to: 'hello@example.com' })
  expect(late[0]?.text).toContain(`/staff/requests/${request.key.id}`)
})

test('runs that were missed are made good by the next: an item that is late by then is reported as late', async () => {
  const { services } = await createTestServices()
  const { dueAt } = await receiveRequest(services)
  await sendReminders(services, dueAt + 24 * 60 * minuteMs)
  expect(await listDeliveryKinds(services)).toEqual(['arrivalMail', 'lateMail'])
})

test('an item that was answered in time is forgotten', async () => {
  const { services } = await createTestServices()
  const { request, remindAt } = await receiveRequest(services)
  await answerRequest(services, request)
  await sendReminders(services, remindAt)
  expect(await listReminders(services)).toEqual([])
  expect(await listDeliveryKinds(services)).toEqual(['arrivalMail'])
})

test('one run handles only so many items, however many are open, the longest due first, and the next goes on', async () => {
  const { services } = await createTestServices()
  const now = Date.now()
  for (const age of [1, 3, 2]) {
    const key = { kind: 'requests', id: `Waiting${String(age).padStart(13, '0')}` } as const
    const reminder = toReminderFields(key, 'dueSoon', now - age * minuteMs)
    await getReminderDocument(services.firestore, key).set(reminder)
  }
  await sendReminders(services, now, 2)
  const { docs } = await services.firestore.collection('reminders').get()
  expect(docs.map((document) => (document.get('at') as Timestamp).toMillis())).toEqual([now - minuteMs])
  await sendReminders(services, now, 2)
  expect(await listReminders(services)).toEqual([])
})

test('late items of one run share an e-mail', async () => {
  const { services, sink } = await createTestServices()
  const dueTimes = [(await receiveRequest(services)).dueAt, (await receiveRequest(services)).dueAt]
  const now = Math.max(...dueTimes) + 1
  await sendReminders(services, now)
  await sendWaitingBusinessMail(atTime(services, now), 'lateMail', Infinity)
  const late = sink.listMails().filter(({ text }) => text.includes(mailsMessages.lateItemsText))
  expect(late).toHaveLength(1)
  expect(late[0]?.text.match(/\/staff\/requests\//g)).toHaveLength(2)
})
