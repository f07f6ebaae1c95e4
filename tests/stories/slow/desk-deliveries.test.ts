import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getDeliveryId, type DeliveryKind } from '../../../domain/deliveries/delivery'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { claimOfSola, createRequest, getItem, openItem } from '../deskItem'
import { storeDocument } from '../sentRequests'
import { setUpBrowser } from '../setUpBrowser'
import { demoStaffAccount, signIn } from '../deskPage'
import { expectSound } from '../expectAccessible'

const visit = setUpBrowser()

/** Stores what functions record about an e-mail. */
function storeDelivery(item: SentItemKey, kind: DeliveryKind, fields: object = {}) {
  return storeDocument('deliveries', getDeliveryId(item, kind), {
    ...{ itemKind: item.kind, itemId: item.id, kind, to: 'ada@example.com', status: 'sent', attempts: 1 },
    updatedAt: new Date(),
    ...fields,
  })
}

function createAnsweredRequest(name: string) {
  const answer = { ...claimOfSola, channel: 'email', text: 'We have all of it.' }
  return createRequest({ name, status: 'answered', answer, updatedAt: new Date() })
}

const getGroup = (page: Page, name: string) => getItem(page).getByRole('region', { name: `Sent to ${name}` })

test('The e-mails and alerts about an item show live, meet WCAG 2.2 AA from 320 pixels, and are not printed', async () => {
  const name = `<b>${'a'.repeat(110)}</b>`
  const key = await createAnsweredRequest(name)
  const page = await openItem(visit, key)
  await getItem(page).getByRole('heading', { name: 'Notes' }).waitFor()
  expect(await getItem(page).getByText('Sent to').count()).toBe(0)
  await storeDelivery(key, 'answerMail', { status: 'sending' })
  await getGroup(page, name).getByText('Sending…').waitFor()
  await storeDelivery(key, 'answerMail', { status: 'failed', attempts: 6, error: 'a'.repeat(300) })
  await storeDelivery(key, 'lateMail')
  await getGroup(page, name).getByRole('button', { name: 'Send Again' }).waitFor()
  await expectSound(page)
  await page.emulateMedia({ media: 'print' })
  expect(await getGroup(page, name).isVisible()).toBe(false)
})

test('The failed e-mails of all items meet WCAG 2.2 AA from 320 pixels, ask before all are sent again, and the next one shows on every screen', async () => {
  const [first, second] = [await createAnsweredRequest('Ada Obi'), await createAnsweredRequest('Bisi Ojo')]
  const failed = { status: 'failed', attempts: 6, error: 'The mail server refused our login (535).' }
  const interrupted = 'Sending was interrupted, so it may or may not have arrived.'
  await storeDelivery(first, 'answerMail', failed)
  await storeDelivery(first, 'lateMail', { ...failed, to: 'hello@example.com' })
  await storeDelivery(second, 'answerMail', {
    ...failed,
    to: `${'b'.repeat(60)}@example.com`,
    error: interrupted,
    mayHaveArrived: true,
  })
  const showFailedMails = () => localStorage.removeItem('deskFailedMailsSeenUntil')
  const page = await visit('/staff/deliveries', {
    prepare: (opened) => opened.addInitScript(showFailedMails),
  })
  await signIn(page, demoStaffAccount)
  await page.getByText(interrupted).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Send All Again' }).click()
  await page
    .getByRole('dialog')
    .getByText(/may have arrived already/)
    .waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Templates' }).click()
  await storeDelivery(second, 'confirmationMail', failed)
  await page.getByText(/^1 e-mail couldn't be sent\.$/).waitFor()
  await expectSound(page)
})
