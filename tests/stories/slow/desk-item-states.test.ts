import { expect, test } from 'vitest'
import { claimOfEmeka, claimOfSola, createRequest, getItem, openItem, pressInItem } from '../deskItem'
import { updateSentDocument } from '../sentRequests'
import { phoneViewport, setUpBrowser } from '../setUpBrowser'
import { expectSound } from '../expectAccessible'
import { expectWholePictures } from '../expectWholePictures'

const visit = setUpBrowser()

const answer = { ...claimOfSola, channel: 'whatsapp', text: 'Yes,\nwe have it.' }
const contact = { whatsapp: '08031234567', email: 'ada@example.com', phone: '0100 000 0144' }

test('An item follows what colleagues do, shows its pictures, and meets WCAG 2.2 AA in each state', async () => {
  const key = await createRequest(contact)
  const page = await openItem(visit, key, { screen: phoneViewport })
  await getItem(page).getByText('First message from this customer').waitFor()
  const picture = getItem(page).getByRole('region', { name: 'What they need' }).locator('picture img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expectWholePictures(page)
  await expectSound(page)
  await updateSentDocument('requests', key.id, { claimedBy: claimOfEmeka })
  await getItem(page).getByText('Emeka Staff is answering').waitFor()
  await expectSound(page)
  const updatedAt = new Date('2026-03-03T13:35:00Z')
  // Dates of this year are shown without it.
  const year = new Date().getFullYear() === 2026 ? '' : ' 2026'
  await updateSentDocument('requests', key.id, { status: 'answered', answer, updatedAt })
  await getItem(page).getByText(`Sola Staff answered on WhatsApp on 3 March${year} at 14:35`).waitFor()
  await expectSound(page)
  await updateSentDocument('requests', key.id, { status: 'closed' })
  await getItem(page).getByText(`Closed on 3 March${year}`).waitFor()
  await expectSound(page)
}, 120_000)

test('What each way to answer opens meets WCAG 2.2 AA', async () => {
  const fields = { ...contact, list: 'Shea Butter: 1.5\nArgan Oil: 2', items: [] }
  const page = await openItem(visit, await createRequest({ ...fields, claimedBy: claimOfSola }))
  for (const name of ['Reply on WhatsApp', 'Reply by E-mail', 'Call', 'Mark Answered']) {
    await pressInItem(page, name)
    const exit = getItem(page).getByRole('button', { name: /^(Cancel|Keep for Later)$/ })
    await exit.waitFor()
    const line = getItem(page).getByRole('radiogroup', { name: 'Argan Oil: 2' })
    if (await line.isVisible()) await line.getByRole('radio', { name: 'Substitute' }).check()
    await expectSound(page)
    await exit.click()
  }
}, 120_000)
