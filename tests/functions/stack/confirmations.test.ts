import { expect, test, vi } from 'vitest'
import { normalizeAddress } from '../../../functions/events/confirmationTimes'
import { allMessageGroups } from '../../../functions/events/listMessages'
import { recordMessages } from '../../../functions/events/recordMessages'
import { deleteAccount } from '../../../functions/forgetting/deleteAccount'
import { forgetConfirmationTimes } from '../../../functions/forgetting/forgetExpiredItems'
import { readSentItem } from '../../../functions/sent-items/readSentItem'
import type { Services } from '../../../functions/services'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { parseStatusFragment } from '../../../domain/site/statusLink'
import { answerStatusRequest } from '../../../functions/status-links/statusLinks'
import { readAllAsText } from './forgettableItems'
import { deliverArrival, storeRequest } from './sentItemEvents'
import { createTestServices } from './testServices'

const hourMs = 3_600_000

/** Records what a request with this address makes, as its event does, without sending it. */
async function receive(services: Services, email: string, change: Record<string, unknown> = {}) {
  const { key } = await storeRequest(services, { email, ...change })
  return record(services, key)
}

async function record(services: Services, key: SentItemKey) {
  const item = await readSentItem(services.firestore, key)
  if (item) await recordMessages(services, item, allMessageGroups, Date.now())
}

async function receiveAtOnce(services: Services, emails: readonly string[]) {
  const requests = await Promise.all(emails.map((email) => storeRequest(services, { email })))
  await Promise.all(requests.map(({ key }) => record(services, key)))
}

/** Keeps the first transaction open, after its reads, until `release` is called. */
function holdFirstTransaction({ firestore }: Services) {
  let [hold, release]: (() => void)[] = []
  const isHeld = new Promise<void>((resolve) => (hold = resolve))
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const runTransaction = firestore.runTransaction.bind(firestore)
  vi.spyOn(firestore, 'runTransaction').mockImplementationOnce((update) =>
    runTransaction(async (transaction) => {
      const result = await update(transaction)
      hold?.()
      await isReleased
      return result
    }),
  )
  return { isHeld, release: () => release?.() }
}

const listRecipients = async ({ firestore }: Services, kind = 'confirmationMail') => {
  const { docs } = await firestore.collection('deliveries').where('kind', '==', kind).get()
  return docs.map((delivery) => delivery.get('to') as string)
}

test('an address gets five confirmations in an hour, however it is spelt, and the requests arrive all the same', async () => {
  const { services } = await createTestServices()
  const spellings = ['ada@example.org', 'ADA@example.org', 'ada+1@example.org', 'Ada+2@Example.Org']
  for (const email of [...spellings, ...spellings, 'bisi@example.org']) await receive(services, email)
  const recipients = await listRecipients(services)
  expect(recipients.filter((to) => normalizeAddress(to) === 'ada@example.org')).toHaveLength(5)
  expect(recipients).toContain('bisi@example.org')
  expect(await listRecipients(services, 'arrivalMail')).toHaveLength(9)
})

test('requests that arrive at once do not pass the limit of an address', async () => {
  const { services } = await createTestServices()
  for (let sent = 0; sent < 4; sent++) await receive(services, 'ada@example.org')
  await receiveAtOnce(services, ['ada+1@example.org', 'ada+2@example.org', 'ADA@example.org'])
  expect(await listRecipients(services)).toHaveLength(5)
})

test('200 confirmations an hour go in all, and requests that arrive at once do not pass that', async () => {
  const { services } = await createTestServices()
  const earlier = Array.from({ length: 199 }, () => new Date(Date.now() - hourMs / 2))
  await services.firestore.doc('confirmationTimes/all').set({ times: earlier })
  await receiveAtOnce(services, ['one@example.org', 'two@example.org', 'three@example.org'])
  expect(await listRecipients(services)).toHaveLength(1)
})

test('a confirmation that is being counted, by a function that may be dead, makes no other wait', async () => {
  const { services } = await createTestServices()
  const { isHeld, release } = holdFirstTransaction(services)
  const first = receive(services, 'one@example.org')
  await isHeld
  await receive(services, 'two@example.org')
  expect(await listRecipients(services)).toEqual(['two@example.org'])
  release()
  await first
  expect(await listRecipients(services)).toHaveLength(2)
  expect((await services.firestore.doc('confirmationTimes/all').get()).get('times')).toHaveLength(2)
})

test('an event that comes again does not count twice', async () => {
  const { services } = await createTestServices()
  const { key } = await storeRequest(services)
  for (let times = 0; times < 7; times++) await record(services, key)
  for (let sent = 0; sent < 5; sent++) await receive(services, 'ada@example.org')
  expect(await listRecipients(services)).toHaveLength(5)
})

test('deleting the account does not start the count again, and only a hash of the address is kept', async () => {
  const { services } = await createTestServices()
  const { firestore, auth } = services
  for (let sent = 0; sent < 5; sent++) await receive(services, 'ada@example.org')
  const account = { uid: 'ada', auth_time: Date.now() / 1000 } as never
  await deleteAccount({ firestore, auth }, { body: {}, account, now: Date.now() })
  const everything = await readAllAsText(firestore)
  expect(everything).toContain('confirmationTimes/')
  expect(everything).not.toMatch(/ada@example/i)
  await receive(services, 'ada@example.org', { uid: 'ada-again' })
  expect(await listRecipients(services)).toEqual([])
})

test('a day after the last confirmation, the hash of its address goes', async () => {
  const { services } = await createTestServices()
  const startedAt = Date.now()
  await receive(services, 'ada@example.org')
  const countDocuments = async () => (await services.firestore.collection('confirmationTimes').get()).size
  await forgetConfirmationTimes(services.firestore, new Date(startedAt + 24 * hourMs - 1))
  expect(await countDocuments()).toBe(2)
  await forgetConfirmationTimes(services.firestore, new Date(Date.now() + 24 * hourMs))
  expect(await countDocuments()).toBe(0)
})

/** Lets a request with words of a stranger arrive; returns the mail to its address. */
async function receiveFrom(emailVerified: boolean, accountEmail = 'ada@example.org') {
  const { services, sink } = await createTestServices()
  await services.auth.createUser({ uid: 'ada', email: accountEmail, emailVerified })
  await services.firestore.doc('products/1').set({ name: 'Shea Butter', unit: 'kg' })
  const request = await storeRequest(services, {
    name: 'Typed Name',
    list: 'Typed Line: 2\nTyped Product: 1.5',
    items: ['1:4', '999:3'],
  })
  await deliverArrival(services, request)
  const mail = sink.listMails().find(({ to }) => to === 'ada@example.org')
  return { services, text: mail?.text ?? '', html: mail?.html ?? '', subject: mail?.subject ?? '' }
}

test('a confirmation to the verified address of the account repeats what was typed', async () => {
  const { text } = await receiveFrom(true)
  expect(text).toContain('Hello Typed Name,')
  expect(text).toContain('> Typed Product: 1.5')
})

test.each([
  ['an address that its account has not verified', false, 'ada@example.org'],
  ["another address than the account's", true, 'mallory@example.org'],
])('a confirmation to %s repeats products of the catalogue alone', async (_, verified, accountEmail) => {
  const { text, html, subject } = await receiveFrom(verified, accountEmail)
  expect(text).toContain('- 2 kg Shea Butter')
  expect(subject + text + html).not.toMatch(/Typed|product 999/)
})

test('the link of a confirmation shows no answer that went to a number, and nothing that was typed', async () => {
  const { services, text } = await receiveFrom(false)
  const [item] = (await services.firestore.collection('requests').get()).docs
  const answer = { uid: 'sola', name: 'Sola', channel: 'whatsapp', text: 'About your Typed Product' }
  await item?.ref.update({ status: 'answered', answer, updatedAt: new Date() })
  const token = parseStatusFragment(/#status=\S+/.exec(text)?.[0] ?? '')
  const { status, body } = await answerStatusRequest(services.firestore, {
    ...{ body: { token }, account: null, now: Date.now() },
  })
  expect({ status, answer: body.answer }).toEqual({
    ...{ status: 200, answer: { name: 'Sola', channel: 'whatsapp' } },
  })
  expect(JSON.stringify(body)).not.toContain('Typed')
})
