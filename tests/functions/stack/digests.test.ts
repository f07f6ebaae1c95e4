import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import type { DigestChannel } from '../../../domain/digest/digestChannel'
import { sendDigests } from '../../../functions/digest/sendDigests'
import { runFrequentTasks } from '../../../functions/schedules/scheduledTasks'
import type { Services } from '../../../functions/services'
import { recordReads } from './recordReads'
import { storeRequest } from './sentItemEvents'
import { createServicesWithStaffDevice } from './staffDevice'
import { atTime, createTestServices } from './testServices'

const minuteMs = 60_000
// A Monday on which the shop opens, and the Sunday before.
const opening = Date.parse('2026-03-09T09:00+01:00')
const sunday = Date.parse('2026-03-08T10:00+01:00')
const yesterday = { createdAt: Timestamp.fromMillis(sunday), email: undefined }

type StaffFields = { claims?: object; emailVerified?: boolean; disabled?: boolean; channel?: DigestChannel }

/** Creates a staff member who wants the summary by e-mail, with some of that changed. */
async function storeStaff({ auth, firestore }: Services, uid: string, fields: StaffFields = {}) {
  const { claims = { staff: true }, emailVerified = true, disabled = false, channel = 'email' } = fields
  await auth.createUser({ uid, email: `${uid}@arielle.test`, emailVerified, disabled })
  await auth.setCustomUserClaims(uid, claims)
  await firestore.doc(`digests/${uid}`).set({ channel, updatedAt: Timestamp.now() })
}

async function createShop() {
  const { services, sink } = await createTestServices()
  const listReceivers = () =>
    sink
      .listMails()
      .map(({ to }) => to)
      .flat()
      .sort()
  return { services, sink, listReceivers }
}

test('each staff member who wants one gets one e-mail a day, however often and in parallel the schedule runs', async () => {
  const { services, sink, listReceivers } = await createShop()
  await storeStaff(services, 'sola')
  await storeStaff(services, 'emeka')
  await services.auth.createUser({ uid: 'off', email: 'off@arielle.test', emailVerified: true })
  await services.auth.setCustomUserClaims('off', { staff: true })
  await storeRequest(services, { ...yesterday, name: 'Ada Obi' })
  await sendDigests(services, opening - 1)
  expect(listReceivers()).toEqual([])
  await Promise.all([sendDigests(services, opening), sendDigests(services, opening)])
  await sendDigests(services, opening + 5 * minuteMs)
  expect(listReceivers()).toEqual(['emeka@arielle.test', 'sola@arielle.test'])
  expect(sink.listMails()[0]?.subject).toBe('1 item is waiting for a reply')
  expect(sink.listMails()[0]?.text).toContain('Request from Ada Obi')
  await sendDigests(services, opening + 24 * 60 * minuteMs)
  expect(listReceivers()).toHaveLength(4)
})

test('the schedule sends it', async () => {
  const { services, listReceivers } = await createShop()
  await storeStaff(services, 'sola')
  await storeRequest(services, yesterday)
  await runFrequentTasks(atTime(services, opening))
  expect(listReceivers()).toContain('sola@arielle.test')
})

test('a run that comes less than two hours late still sends it, and a later one does not', async () => {
  const { services, listReceivers } = await createShop()
  await storeStaff(services, 'sola')
  await storeRequest(services, yesterday)
  await sendDigests(services, opening + 120 * minuteMs)
  expect(listReceivers()).toEqual([])
  await sendDigests(services, opening + 119 * minuteMs)
  expect(listReceivers()).toEqual(['sola@arielle.test'])
})

test('none is sent on a closed day, and none when nothing waits, also not for what arrives minutes later', async () => {
  const { services, listReceivers } = await createShop()
  await storeStaff(services, 'sola')
  await sendDigests(services, opening)
  await storeRequest(services, yesterday)
  await sendDigests(services, opening + 5 * minuteMs)
  await sendDigests(services, sunday)
  expect(listReceivers()).toEqual([])
})

test.each<[string, StaffFields]>([
  ['lost the claim', { claims: {} }],
  ['has a claim that only looks like it', { claims: { staff: 'true' } }],
  ['was disabled', { disabled: true }],
  ['has not proved the address', { emailVerified: false }],
])('an account that %s gets none', async (_, fields) => {
  const { services, listReceivers } = await createShop()
  await storeStaff(services, 'former', fields)
  await storeStaff(services, 'sola')
  await services.firestore.doc('digests/deleted').set({ channel: 'email', updatedAt: Timestamp.now() })
  await storeRequest(services, yesterday)
  await sendDigests(services, opening)
  expect(listReceivers()).toEqual(['sola@arielle.test'])
})

test('without a mail server and keys for push messages nothing is sent, and the day is not used up', async () => {
  const { services, listReceivers } = await createShop()
  await storeStaff(services, 'sola')
  await storeStaff(services, 'emeka', { channel: 'push' })
  await storeRequest(services, yesterday)
  await sendDigests({ ...services, smtpUrl: null }, opening)
  expect(listReceivers()).toEqual([])
  await sendDigests(services, opening + 5 * minuteMs)
  expect(listReceivers()).toEqual(['sola@arielle.test'])
})

test('an e-mail that certainly did not leave is tried again at the next run', async () => {
  const { services, sink, listReceivers } = await createShop()
  await storeStaff(services, 'sola')
  await storeRequest(services, yesterday)
  await sendDigests({ ...services, smtpUrl: 'smtp://127.0.0.1:1' }, opening)
  expect(sink.listMails()).toEqual([])
  await sendDigests(services, opening + 5 * minuteMs)
  expect(listReceivers()).toEqual(['sola@arielle.test'])
})

test("a push message goes once to the person's own devices", async () => {
  const { services, received } = await createServicesWithStaffDevice()
  await services.firestore.doc('digests/sola').set({ channel: 'push', updatedAt: Timestamp.now() })
  await storeStaff(services, 'emeka', { channel: 'push' })
  await storeRequest(services, { ...yesterday, claimedBy: { uid: 'emeka', name: 'Emeka' } })
  await Promise.all([sendDigests(services, opening), sendDigests(services, opening)])
  expect(received.map(({ payload }) => JSON.parse(payload) as unknown)).toEqual([
    {
      title: '1 item is waiting for a reply',
      body: 'None is late. Emeka has 1.',
      tag: 'morning-summary',
      path: '/staff',
    },
  ])
})

test('a run reads at most 100 items of each kind, once for all staff, and leaves out whose sender was removed', async () => {
  const { services, sink } = await createShop()
  for (const uid of ['sola', 'emeka']) await storeStaff(services, uid)
  await storeRequest(services, { ...yesterday, uid: '' })
  for (let count = 0; count < 100; count += 1) await storeRequest(services, yesterday)
  const reads = recordReads(services.firestore)
  await sendDigests(services, opening)
  expect(sink.listMails()[0]?.subject).toBe('At least 99 items are waiting for a reply')
  expect(sink.listMails()[0]?.text).toContain('… and 89 more.')
  expect(reads.filter((path) => path.startsWith('requests/'))).toHaveLength(100)
})
