import { randomUUID, createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'
import {
  startPushService,
  type PushService,
  type PushSubscriptionFields,
} from '../../packages/local-mail-and-push/push/startPushService'
import { defaultEmulatorPorts } from '../../domain/firebase/localProject'
import { functionsRegion } from '../../domain/site/businessDetails'
import { formatReference } from '../../domain/sent-items/submissionId'
import { openAdminProject } from '../adminProject'
import { contentionErrorPattern, getItem, openItem, pressInItem } from '../stories/deskItem'
import {
  fillRequestForm,
  getRequestFormProductListField,
  getRequestSentHeading,
  requestPagePath,
  submitRequestForm,
} from '../stories/requestForm'
import { getButton, phoneViewport, setUpBrowser } from '../stories/setUpBrowser'
import { findSentDocuments } from '../sentDocuments'
import { FieldValue } from 'firebase-admin/firestore'
import { fetchMails, findMail } from './receivedMails'
import { storyPaymentText } from './storyPaymentText'

const visit = setUpBrowser()

test('with every browser but two phones closed, a list is sent, quoted by e-mail, asked about, quoted again, accepted on another device, paid, packed, collected and counted', async () => {
  const name = `Ngozi ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@example.org`
  const pushService = await startPushService()
  onTestFinished(pushService.stop)
  const staffDevice = await registerDevice('staff@arielle.test', pushService)
  await storePaymentText()

  // A visitor without an account sends a list.
  const visitor = await visit(requestPagePath, {
    fresh: true,
    screen: phoneViewport,
    prepare: putOnOrderList,
  })
  await expect.poll(() => getRequestFormProductListField(visitor).inputValue()).not.toBe('')
  const list = await getRequestFormProductListField(visitor).inputValue()
  await fillRequestForm(visitor, { Name: name, 'Email Address': email, 'Product List': list })
  await submitRequestForm(visitor)
  await getRequestSentHeading(visitor).waitFor()
  await visitor.context().close()
  const [document] = await findSentDocuments('requests', 'name', name)
  const key = { kind: 'requests', id: document?.id ?? '' } as const
  const reference = formatReference(key.id)
  const toBusiness = await findMail('hello@example.com', name)
  expect(toBusiness).toMatchObject({ replyTo: email })
  expect(toBusiness.text).toContain(`/staff/requests/${key.id}`)
  const confirmation = await findMail(email, reference)
  // Nobody has proved that this address is the sender's.
  expect(confirmation.text).not.toContain(name)
  await expect
    .poll(() => pushService.received.map(({ payload }) => JSON.parse(payload) as unknown))
    .toContainEqual(expect.objectContaining({ path: `/staff/requests/${key.id}` }))
  expect(pushService.received.every(({ endpoint }) => endpoint === staffDevice.endpoint)).toBe(true)

  // Staff quote it from the price list.
  const desk = await openItem(visit, key, { screen: phoneViewport, expected: contentionErrorPattern })
  await pressInItem(desk, 'Quote')
  await getItem(desk).getByRole('radio', { name: 'Reply by E-mail' }).check()
  await desk.getByText('₦11,400', { exact: true }).waitFor()
  await desk.getByLabel('Note', { exact: true }).fill('Fresh from this week.')
  await pressInItem(desk, 'Send E-mail')
  await desk.getByText('Your answer goes out in 10 seconds.').waitFor()
  const first = await findMail(email, 'Total: ₦11,400')
  expect(first.text).toContain('Fresh from this week.')
  expect(await listQuotes(email)).toEqual([first.text])

  // The visitor asks for half of one line, without an account.
  const asking = await visit(findStatusPath(first.text), { fresh: true, screen: phoneViewport })
  await getButton(asking, 'Ask for a Change').click()
  await asking.getByLabel('Your question or change').fill('Half of the coconut oil, please.')
  await getButton(asking, 'Send Question').click()
  await asking.getByText(/^Your question has reached us/).waitFor()
  await asking.context().close()
  expect((await findMail('hello@example.com', 'Half of the coconut oil')).subject).toContain(name)

  // Staff see it live, and quote again.
  await getItem(desk).getByText('Half of the coconut oil, please.', { exact: true }).waitFor()
  await pressInItem(desk, 'Quote')
  await getItem(desk).getByRole('radio', { name: 'Reply by E-mail' }).check()
  await desk.getByLabel('Quantity in litre').fill('1')
  await desk.getByText('₦7,500', { exact: true }).waitFor()
  await pressInItem(desk, 'Send E-mail')
  const second = await findMail(email, 'Total: ₦7,500')

  // They accept it on another device, and read how to pay.
  const accepting = await visit(findStatusPath(second.text), { fresh: true })
  await accepting.locator('summary', { hasText: 'Replaced by a newer quote' }).waitFor()
  await getButton(accepting, 'Accept').click()
  await accepting.getByText(/^Thank you! Your yes has reached us/).waitFor()
  expect((await findMail(email, 'Thank you for accepting')).text).toContain(storyPaymentText)
  expect((await findMail('hello@example.com', 'Quote accepted')).text).toContain('Total: ₦7,500')

  // Staff tick what is done, and close; the visitor's link and the figures show it.
  for (const step of ['Packed', 'Paid', 'Collected or Handed to Delivery'])
    await getItem(desk).getByRole('checkbox', { name: step }).check()
  await pressInItem(desk, 'Close')
  await getItem(desk)
    .getByText(/Closed on /)
    .waitFor()
  await accepting.reload()
  await accepting.getByText(/^Collected, or handed to delivery (at|on) /).waitFor()
  await accepting.getByText('Closed', { exact: true }).waitFor()
  const entry = openAdminProject().firestore.doc(`figureEntries/requests-${key.id}`)
  await expect
    .poll(async () => (await entry.get()).get('counters.quotes') as unknown)
    .toMatchObject({ quoted: { count: 1, kobo: 750_000 }, accepted: { count: 1, products: { 2: 390_000 } } })
  await desk.getByRole('link', { name: 'Figures' }).click()
  await desk.getByRole('region', { name: 'Quotes' }).getByText('Value accepted').waitFor()

  const log = await readFunctionsLog()
  expect(log).toContain(`Finished "${functionsRegion}-requestWritten"`)
  for (const personal of [name, email, 'Shea Butter', '7,500', 'Half of the'])
    expect(log).not.toContain(personal)
}, 120_000)

/** Puts 1.5 kg of shea butter and 2 litres of coconut oil, which have demo prices, on the order list. */
function putOnOrderList(tab: Page) {
  const items = [
    { id: '1', name: 'Shea Butter', category: 'Butter', imageURL: '/old.webp', count: 1.5 },
    { id: '2', name: 'Coconut Oil', category: 'Oil', imageURL: '/old.webp', count: 2 },
  ]
  return tab.addInitScript((list) => localStorage.setItem('cartItems', list), JSON.stringify(items))
}

/** Stores the text next to the settings that another story publishes at the same time. */
async function storePaymentText(): Promise<void> {
  await openAdminProject().firestore.doc('settings/shop').set({ payment: storyPaymentText }, { merge: true })
}

function readFunctionsLog(): Promise<string> {
  const portOffset = Number(new URL(process.env.SITE_URL ?? '').port) - defaultEmulatorPorts.hosting
  return readFile(join(projectRoot, `.local/stacks/${portOffset}/logs/emulators.log`), 'utf8')
}

function findStatusPath(text: string): string {
  const [link = ''] = /http:\S+#status=\S+/.exec(text) ?? []
  const { pathname, hash } = new URL(link)
  return pathname + hash
}

/** Registers a device of a demo account in the stack in which functions run, and waits until they have checked it. */
async function registerDevice(
  accountEmail: string,
  pushService: PushService,
): Promise<PushSubscriptionFields> {
  const { firestore, auth } = openAdminProject()
  const { uid } = await auth.getUserByEmail(accountEmail)
  const subscription = pushService.subscribe(await fetchPushKey())
  const id = createHash('sha256').update(subscription.endpoint).digest('hex')
  const device = firestore.collection('pushDevices').doc(id)
  await device.set({ ...subscription, uid, createdAt: FieldValue.serverTimestamp() })
  onTestFinished(async () => {
    await device.delete()
  })
  const staff = firestore.doc('functionStates/staffWithDevices')
  await expect.poll(async () => (await staff.get()).get('uids') as unknown).toContain(uid)
  return subscription
}

async function fetchPushKey(): Promise<string> {
  const response = await fetch(`${process.env.SITE_URL ?? ''}/api/settings`)
  return ((await response.json()) as { pushKey: string }).pushKey
}

/** The texts of the e-mails to this address that have a quote. */
async function listQuotes(to: string): Promise<string[]> {
  const mails = await fetchMails()
  return mails.filter((mail) => mail.to === to && mail.text.includes('Total: ')).map(({ text }) => text)
}
