import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { createEnquiry, createRequest, getItem, getItemTitle, openItem, pressInItem } from './deskItem'
import { createSentDocument } from './sentRequests'
import { phoneViewport, setUpBrowser } from './setUpBrowser'
import { expectNoSidewaysScroll } from './expectAccessible'

const visit = setUpBrowser()

const contact = { whatsapp: '08031234567', email: 'ada@example.com', phone: '0100 000 0144' }

const words =
  'Good morning,\n\nI make soap at home in Surulere.\nDo you deliver there,\nand what does it cost?\n\n'

test('On a phone the words of the sender are near the top, and stay above the text that answers them', async () => {
  const enquiry = await createEnquiry({ ...contact, message: words.repeat(3) })
  const page = await openLiveItem(enquiry)
  const text = getItem(page).getByText('I make soap at home')
  // A third of the screen, below the slim header of the desk.
  expect(await getTop(text)).toBeLessThan(phoneViewport.height / 3 + 44)
  await pressInItem(page, 'Reply by E-mail')
  // 'Open E-mail' links to the mail program; the desk shows it where functions cannot send e-mail.
  const send = getItem(page).getByText(/^(Send|Open) E-mail$/)
  await send.waitFor()
  const wordsBox = getItem(page).getByRole('region', { name: 'What they sent' })
  const reply = getItem(page).getByLabel('Your reply')
  expect(await countVisibleLines(wordsBox)).toBeGreaterThanOrEqual(4)
  expect(await countVisibleLines(reply)).toBeGreaterThanOrEqual(4)
  await expectOnScreen(page, send)
  expect(await getTop(wordsBox)).toBeLessThan(await getTop(reply))
}, 60_000)

test('On a phone the lines of a request, the text and the button that sends it are on the screen together', async () => {
  const items = Array.from({ length: 12 }, (_, number) => `${number + 1}:2`)
  const page = await openLiveItem(await createRequest({ ...contact, items }))
  await expectOnScreen(page, getItem(page).getByRole('button', { name: 'Reply on WhatsApp' }))
  await pressInItem(page, 'Reply on WhatsApp')
  const lines = getItem(page).getByRole('list', { name: 'Lines' }).getByRole('listitem')
  await lines.nth(11).waitFor()
  for (const line of [0, 1, 2, 3]) await expectOnScreen(page, lines.nth(line).locator('p'))
  expect(await countVisibleLines(getItem(page).getByLabel('Your reply'))).toBeGreaterThanOrEqual(4)
  await expectOnScreen(page, getItem(page).getByRole('button', { name: 'Mark 12 lines' }))
  await pressInItem(page, 'All available')
  await expectOnScreen(page, getItem(page).getByRole('link', { name: 'Open WhatsApp' }))
}, 60_000)

/** Opens an item on a phone. Until its data is live, the desk says so in a line above it. */
async function openLiveItem(item: SentItemKey): Promise<Page> {
  const page = await openItem(visit, item, { screen: phoneViewport })
  await page.getByText('Connecting').waitFor({ state: 'detached' })
  return page
}

async function getTop(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Infinity
}

/** Waits: what the desk learns while the item opens moves and replaces its parts. */
async function expectOnScreen(page: Page, element: Locator): Promise<void> {
  const screenHeight = page.viewportSize()?.height ?? 0
  await expect
    .poll(async () => {
      const { y, height } = (await element.boundingBox()) ?? { y: -1, height: 0 }
      return y >= 0 && y + height <= screenHeight
    })
    .toBe(true)
}

/** Counts the lines of text that fit into the part of an element that is on the screen. */
function countVisibleLines(element: Locator): Promise<number> {
  return element.evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect()
    const visibleHeight = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return Math.floor(visibleHeight / Number.parseFloat(getComputedStyle(box).lineHeight))
  })
}

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
    .getByRole('list', { name: 'From the same customer' })
    .getByRole('link')
    .first()
    .waitFor()
  await pressInItem(page, 'Reply by E-mail')
  await expectNoSidewaysScroll(page)
})
