import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  claimOfEmeka,
  claimOfSola,
  createEnquiry,
  createRequest,
  getItem,
  getItemTitle,
  openItem,
  pressInItem,
} from './deskItem'
import { createSentDocument, updateSentDocument } from './sentRequests'
import { phoneViewport, setUpBrowser } from './setUpBrowser'
import { expectNoSidewaysScroll, expectSound } from './expectAccessible'

const visit = setUpBrowser()

const answer = { ...claimOfSola, channel: 'whatsapp', text: 'Yes,\nwe have it.' }
const contact = { whatsapp: '08031234567', email: 'ada@example.com', phone: '0100 000 0144' }

test('An item follows what colleagues do, shows its pictures, and meets WCAG 2.2 AA in each state', async () => {
  const key = await createRequest(contact)
  const page = await openItem(visit, key, { screen: phoneViewport })
  await getItem(page).getByText('First message from this sender').waitFor()
  const picture = getItem(page).getByRole('region', { name: 'What they need' }).locator('picture img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expectSound(page)
  await updateSentDocument('requests', key.id, { claimedBy: claimOfEmeka })
  await getItem(page).getByText('Emeka Staff is answering').waitFor()
  await expectSound(page)
  const updatedAt = new Date('2026-03-03T13:35:00Z')
  await updateSentDocument('requests', key.id, { status: 'answered', answer, updatedAt })
  await getItem(page).getByText('Sola Staff answered on WhatsApp on 3 March 2026 at 14:35').waitFor()
  await expectSound(page)
  await updateSentDocument('requests', key.id, { status: 'closed' })
  await getItem(page).getByText('Sola Staff answered on WhatsApp, closed on 3 March 2026').waitFor()
  await expectSound(page)
}, 120_000)

test('What each way to answer opens meets WCAG 2.2 AA', async () => {
  const fields = { ...contact, list: 'Shea Butter: 1.5\nArgan Oil: 2', items: [] }
  const page = await openItem(visit, await createRequest({ ...fields, claimedBy: claimOfSola }))
  for (const name of ['Reply on WhatsApp', 'Reply by E-mail', 'Call', 'Mark Answered']) {
    await pressInItem(page, name)
    await getItem(page).getByRole('button', { name: 'Keep for Later' }).waitFor()
    const line = getItem(page).getByRole('radiogroup', { name: 'Argan Oil: 2' })
    if (await line.isVisible()) await line.getByRole('radio', { name: 'Substitute' }).check()
    await expectSound(page)
    await pressInItem(page, 'Keep for Later')
  }
}, 120_000)

test('Hostile text in an item is shown as text, and breaks no layout', async () => {
  const evil = '<script>alert(1)</script> =cmd|x \u202Eevil {due}'
  const long = 'a'.repeat(5000)
  const uid = randomUUID()
  await createEnquiry({ fullname: 'b'.repeat(120), subject: 's'.repeat(150), message: long }, uid)
  const key = await createEnquiry({ fullname: '<b>{due}</b>', subject: evil, message: long + evil }, uid)
  await createSentDocument('requests', uid, { list: long })
  const page = await openItem(visit, key)
  await pressInItem(page, 'Show all')
  expect(await getItemTitle(page).innerText()).toBe('<b>{due}</b>')
  expect(await getItem(page).innerText()).toContain(evil)
  await getItem(page)
    .getByRole('region', { name: 'From the same sender' })
    .getByRole('link')
    .first()
    .waitFor()
  await pressInItem(page, 'Reply by E-mail')
  await expectNoSidewaysScroll(page)
})
