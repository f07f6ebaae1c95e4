import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { attemptDelivery } from '../../../functions/deliveries/attemptDelivery'
import { createDelivery } from '../../../functions/deliveries/deliveryDocument'
import { onSentItemWritten } from '../../../functions/events/onSentItemWritten'
import { sweepItems } from '../../../functions/events/sweepItems'
import { updateLateFigures } from '../../../functions/figures/updateItemFigures'
import { deleteAccount } from '../../../functions/forgetting/deleteAccount'
import { sendReminders } from '../../../functions/reminders/sendReminders'
import type { Services } from '../../../functions/services'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { getReplyDueTime } from '../../../domain/sent-items/replyClock'
import { readAllAsText } from './forgettableItems'
import {
  answerRequest,
  deliverArrival,
  readDeliveries,
  readSearchFields,
  storeRequest,
} from './sentItemEvents'
import { createTestServices } from './testServices'

const hourMs = 3_600_000

function askForDeletion({ firestore, auth }: Services) {
  const account = { uid: 'ada', auth_time: Date.now() / 1000 } as never
  return deleteAccount({ firestore, auth }, { body: {}, account, now: Date.now() })
}

/** Everything that is stored but the times of confirmations, which hold a hash. */
const readPersonalData = async ({ firestore }: Services) => await readAllAsText(firestore)

test("an event that comes after 'Delete My Account' writes to nobody and stores no address", async () => {
  const { services, sink } = await createTestServices()
  const request = await storeRequest(services)
  const answered = await answerRequest(services, request)
  await askForDeletion(services)
  await deliverArrival(services, request)
  await onSentItemWritten(services, request.key, request.fields, answered)
  expect(sink.listMails()).toEqual([])
  expect(await readPersonalData(services)).not.toMatch(/ada@example|Ada Obi|803 123/)
  expect(await readDeliveries(services)).toEqual({})
})

test('a removed sender leaves no words and no keys, and a late event writes none', async () => {
  const { services } = await createTestServices()
  const request = await storeRequest(services)
  await deliverArrival(services, request)
  const answered = await answerRequest(services, request, 'Good day, Adaobi.')
  await onSentItemWritten(services, request.key, request.fields, answered)
  const stored = await readSearchFields(services, request.key)
  expect(stored.searchWords).toContain('adaobi')
  expect(stored.contactKeys).toEqual(['phone:+2348031234567', 'email:ada@example.org'])
  await askForDeletion(services)
  const nothing = { searchWords: undefined, contactKeys: undefined, numbers: undefined }
  expect(await readSearchFields(services, request.key)).toMatchObject(nothing)
  await deliverArrival(services, request)
  await sweepItems(services, Date.now() + hourMs)
  expect(await readSearchFields(services, request.key)).toMatchObject(nothing)
  expect(await readPersonalData(services)).not.toMatch(/adaobi|2348031234567/)
})

test('an event that comes while the account is being deleted writes to nobody', async () => {
  const { services, sink } = await createTestServices()
  const request = await storeRequest(services)
  await services.firestore.doc('deletions/account-ada').set({ type: 'account', uid: 'ada' })
  await deliverArrival(services, request)
  expect(sink.listMails()).toEqual([])
  expect(await readDeliveries(services)).toEqual({})
})

test('an event of an item that is gone stores nothing', async () => {
  const { services, sink } = await createTestServices()
  const request = await storeRequest(services)
  await services.firestore.doc(`requests/${request.key.id}`).delete()
  await deliverArrival(services, request)
  expect(sink.listMails()).toEqual([])
  expect(await readAllAsText(services.firestore)).toBe('[]')
})

test('a late event tells of the item as it is now', async () => {
  const { services, sink } = await createTestServices()
  const request = await storeRequest(services, { name: 'As it was' })
  await services.firestore
    .doc(`requests/${request.key.id}`)
    .update({ name: 'As it is', email: 'now@example.org' })
  await deliverArrival(services, request)
  const mails = sink.listMails()
  expect(mails.map(({ to }) => to).sort()).toEqual(['hello@example.com', 'now@example.org'])
  expect(mails.find(({ to }) => to === 'hello@example.com')?.subject).toContain('As it is')
})

test('an e-mail that waits is not sent once its sender was removed', async () => {
  const { services, sink } = await createTestServices()
  const { key } = await storeRequest(services)
  const now = Date.now()
  await askForDeletion(services)
  const id = await createDelivery(services.firestore, key, 'answerMail', { to: 'ada@example.org' }, now)
  await attemptDelivery(services, id)
  expect(sink.listMails()).toEqual([])
})

test('nobody is reminded of an item whose sender was removed', async () => {
  const { services, sink } = await createTestServices()
  const request = await storeRequest(services, { email: undefined })
  await deliverArrival(services, request)
  const reminder = services.firestore.doc(`reminders/requests-${request.key.id}`)
  const stored = (await reminder.get()).data() ?? {}
  await askForDeletion(services)
  expect((await reminder.get()).exists).toBe(false)
  // A run of the schedule that had read it before writes it again.
  await reminder.set(stored)
  const mailCount = sink.listMails().length
  await sendReminders(services, getReplyDueTime(Date.now(), defaultCalendar) + hourMs)
  expect(await readDeliveries(services)).toEqual({})
  expect((await reminder.get()).exists).toBe(false)
  expect(sink.listMails()).toHaveLength(mailCount)
})

test('an item that was deleted before it was late is not looked at by every run', async () => {
  const { services } = await createTestServices()
  const request = await storeRequest(services, { createdAt: Timestamp.fromMillis(Date.now()) })
  await deliverArrival({ ...services, smtpUrl: null }, request)
  await services.firestore.doc(`requests/${request.key.id}`).delete()
  await updateLateFigures(services.firestore, getReplyDueTime(Date.now(), defaultCalendar) + hourMs)
  const entry = await services.firestore.doc(`figureEntries/requests-${request.key.id}`).get()
  expect(entry.get('lateAt')).toBeNull()
})
