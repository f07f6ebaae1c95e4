import { randomUUID, createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../../seed/projectFolders'
import {
  startPushService,
  type PushService,
  type PushSubscriptionFields,
} from '../../../packages/local-mail-and-push/push/startPushService'
import { defaultEmulatorPorts } from '../../../domain/firebase/localProject'
import { functionsRegion } from '../../../domain/site/businessDetails'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { openAdminProject } from '../../adminProject'
import { openItem, pressInItem } from '../../stories/deskItem'
import {
  fillRequestForm,
  getRequestSentHeading,
  requestPagePath,
  submitRequestForm,
} from '../../stories/requestForm'
import { setUpBrowser } from '../../stories/setUpBrowser'
import { findSentDocuments } from '../../sentDocuments'
import { FieldValue } from 'firebase-admin/firestore'
import type { ReceivedMail } from '../../../packages/local-mail-and-push/mail/smtpReceiver'

const visit = setUpBrowser()

test('with every browser closed a request makes its e-mails and its push; the answer from the desk arrives by e-mail, and its link works anywhere, and no log holds what was sent', async () => {
  const name = `Ngozi ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@example.org`
  const pushService = await startPushService()
  onTestFinished(pushService.stop)
  const staffDevice = await registerDevice('staff@arielle.test', pushService)

  const visitor = await visit(requestPagePath, { fresh: true })
  await fillRequestForm(visitor, { Name: name, 'Email Address': email, 'Product List': '1.5 kg Shea Butter' })
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

  const desk = await openItem(visit, key)
  await pressInItem(desk, 'Reply by E-mail')
  await desk.getByLabel('Your reply').fill('Good day. 1.5 kg is 450,000 naira.')
  await pressInItem(desk, 'Send E-mail')
  await pressInItem(desk, 'Undo')
  await desk.getByLabel('Your reply').fill('Good day. 1.5 kg is 45,000 naira.')
  await pressInItem(desk, 'Send E-mail')
  await desk.getByText('Your answer goes out in 10 seconds.').waitFor()
  await desk.close()
  const answer = await findMail(email, '45,000 naira')

  expect(await listAnswers(email)).toEqual([answer.text])
  const status = await visit(findStatusPath(answer.text), { fresh: true })
  await status.getByText('Good day. 1.5 kg is 45,000 naira.').waitFor()
  await status.getByText(reference).first().waitFor()

  const log = await readFunctionsLog()
  expect(log).toContain(`Finished "${functionsRegion}-requestWritten"`)
  for (const personal of [name, email, 'Shea Butter', '45,000 naira']) expect(log).not.toContain(personal)
})

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

/** The texts of the e-mails to this address that name a price. */
async function listAnswers(to: string): Promise<string[]> {
  const mails = await fetchMails()
  return mails.filter((mail) => mail.to === to && mail.text.includes('naira')).map(({ text }) => text)
}

async function fetchMails(): Promise<ReceivedMail[]> {
  return (await (await fetch(`${process.env.MAIL_URL ?? ''}/messages`)).json()) as ReceivedMail[]
}

/** Waits until the stack's mail sink has a mail to this address that contains `text`, and returns the newest. */
async function findMail(to: string, text: string): Promise<ReceivedMail> {
  const find = async () => {
    const mails = await fetchMails()
    return mails.find((mail) => mail.to === to && (mail.subject + mail.text).includes(text))
  }
  await expect.poll(find, { message: `a mail to ${to} with '${text}'` }).toBeDefined()
  const mail = await find()
  if (!mail) throw new Error(`The mail to ${to} is gone.`)
  return mail
}
