import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { requestFirestoreEmulator } from '../sentDocuments'
import {
  contentionErrorPattern,
  createEnquiry,
  createRequest,
  expectStored,
  getItem,
  getItemTitle,
  pressInItem,
} from '../stories/deskItem'
import { getRow, openInbox, silenceArrivals } from '../stories/deskPage'
import { phoneViewport, setUpBrowser } from '../stories/setUpBrowser'

const visit = setUpBrowser()

const screens = [
  ['a phone', phoneViewport],
  ['a wide screen', { width: 1440, height: 900 }],
] as const

/** Opens the desk, where WhatsApp opens as an empty page. */
async function openDesk(screen: (typeof screens)[number][1]): Promise<Page> {
  // A Cloud Function may store the item's search words while staff answer it: then the desk's transaction is retried.
  const page = await visit('/staff', {
    fresh: true,
    screen,
    prepare: silenceArrivals,
    expected: contentionErrorPattern,
  })
  await page.context().route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: 'WhatsApp' }))
  await openInbox(page)
  return page
}

async function openFromInbox(page: Page, { id }: SentItemKey): Promise<void> {
  await page.getByRole('searchbox').fill(id.slice(0, 6))
  await getRow(page, id).click()
  await getItemTitle(page).waitFor()
  await page.getByText('Loading the item').waitFor({ state: 'detached' })
}

const getReply = (page: Page) => getItem(page).getByLabel('Your reply')
// The templates are loaded while the composer is open.
const expectReply = (page: Page, text: string) =>
  expect.poll(() => getReply(page).inputValue()).toContain(text)
const isAnswered = async ({ kind, id }: SentItemKey) =>
  JSON.stringify(await requestFirestoreEmulator('GET', `/${kind}/${id}`)).includes('answer')

test.each(screens)(
  'A hurried member of staff on %s answers a request in five presses, and each slip before is stopped or taken back',
  async (_, screen) => {
    const list = 'Shea Butter: 1.5\nArgan Oil: 2\nMoulds, if you sell any'
    const key = await createRequest({ name: `Ada ${randomUUID()}`, whatsapp: '08031234567', list })
    const page = await openDesk(screen)
    await openFromInbox(page, key)

    await pressInItem(page, 'Reply on WhatsApp')
    // To send before the lines are marked.
    await pressInItem(page, 'Mark 3 lines')
    expect(await getItem(page).getByRole('link', { name: 'Open WhatsApp' }).count()).toBe(0)
    await pressInItem(page, 'All available')
    // To leave a text that the marks contradict.
    await expectReply(page, 'ready to pack')
    await getReply(page).fill('Good news: all of it is ready to pack.')
    const moulds = getItem(page).getByRole('radiogroup', { name: 'Moulds, if you sell any' })
    await moulds.getByLabel('Not now').check()
    await pressInItem(page, 'Check the Text')
    await pressInItem(page, 'Fill again')
    await expectReply(page, 'Not all of it is here just now')
    // To mistype the total.
    await getItem(page).getByLabel('Total').fill('45,0O0')
    await pressInItem(page, 'Correct the Total')
    await getItem(page).getByLabel('Total').fill('45000')
    await expectReply(page, 'Total: ₦45,000')
    // To hand back what is half written.
    await pressInItem(page, 'Hand Back')
    await getReply(page).waitFor({ state: 'detached' })
    await pressInItem(page, 'Reply on WhatsApp')
    await expectReply(page, 'Total: ₦45,000')
    // To open WhatsApp without sending there.
    await getItem(page).getByRole('link', { name: 'Open WhatsApp' }).click()
    await pressInItem(page, 'Not yet')
    expect(await isAnswered(key)).toBe(false)
    await getItem(page).getByRole('link', { name: 'Open WhatsApp' }).click()
    await pressInItem(page, 'Sent')
    await expectStored(key, '₦45,000')
    // To say so too early.
    await pressInItem(page, 'Undo')
    await getReply(page).waitFor()
    await expect.poll(() => isAnswered(key)).toBe(false)

    const next = await createRequest({ name: `Bola ${randomUUID()}`, whatsapp: '08031234567' })
    await page.goto('/staff')
    await openFromInbox(page, next)
    await pressInItem(page, 'Reply on WhatsApp')
    await pressInItem(page, 'All available')
    await expectReply(page, 'ready to pack')
    await getItem(page).getByRole('link', { name: 'Open WhatsApp' }).click()
    await pressInItem(page, 'Sent')
    await expectStored(next, 'ready to pack')
    // To close what is not done.
    await pressInItem(page, 'Close')
    await pressInItem(page, 'Undo')
    await getItem(page).getByRole('button', { name: 'Close', exact: true }).waitFor()
    await expectStored(next, '"answered"')
  },
  120_000,
)

test.each(screens)(
  'A hurried member of staff on %s answers an enquiry by e-mail, and cannot send a text with a place left to fill in',
  async (_, screen) => {
    const key = await createEnquiry({ fullname: `Ada ${randomUUID()}`, email: 'ada@example.com' })
    const page = await openDesk(screen)
    await openFromInbox(page, key)

    await pressInItem(page, 'Reply by E-mail')
    expect(await getReply(page).inputValue()).toBe('')
    // To close by accident, before and after a word.
    await page.keyboard.press('Escape')
    await pressInItem(page, 'Reply by E-mail')
    await getItem(page).getByLabel('Template').selectOption('Answer to an enquiry')
    await page.keyboard.press('Escape')
    await pressInItem(page, 'Reply by E-mail')
    await pressInItem(page, 'Fill In “your answer”')
    await page.keyboard.type('We deliver to Surulere on Mondays.')
    await expectReply(page, '\n\nWe deliver to Surulere on Mondays.\n\n')
    await pressInItem(page, 'Send E-mail')
    await expectStored(key, 'on Mondays')
    // To say so too early.
    await pressInItem(page, 'Undo')
    await expect.poll(() => isAnswered(key)).toBe(false)
    await expectReply(page, 'We deliver to Surulere on Mondays.')
  },
  120_000,
)
