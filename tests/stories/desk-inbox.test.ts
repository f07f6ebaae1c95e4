import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { getRow, openInbox, waitForLiveList } from './deskPage'
import { expectAccessible } from './expectAccessible'
import { createSentDocument, updateSentDocument } from './sentRequests'
import { desktopViewport, getPathAndQuery, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

// Older than the items of other tests, so that these come first among what waits.
const longAgo = new Date('2018-01-08T09:00:00Z')

const getFilter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isFocusInItem = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label') === 'Item')

describe('A row of the inbox', () => {
  test('names the sender, what is wanted, the reference and the clock, and who answers', async () => {
    const fields = { name: 'Bisi Row', list: 'Shea Butter: 2\nCocoa Butter: 1', createdAt: longAgo }
    const id = await createSentDocument('requests', 'somebody', fields)
    const page = await visit('/staff?status=new')
    await openInbox(page)
    const row = getRow(page, id)
    await row.waitFor()
    expect(await row.innerText()).toMatch(/Bisi Row[^]*Late since 8 January 2018 at 10:45/)
    expect(await row.innerText()).toMatch(/Request Shea Butter: 2 Cocoa Butter: 1/)
    await updateSentDocument('requests', id, { claimedBy: { uid: 'ada', name: 'Ada' } })
    await row.getByText('Ada is answering').waitFor()
    await updateSentDocument('requests', id, { claimedBy: { uid: 'demo-staff', name: 'Sola Staff' } })
    await row.getByText('You are answering').waitFor()
    await updateSentDocument('requests', id, {
      status: 'answered',
      answer: { uid: 'ada', name: 'Ada', channel: 'phone' },
      updatedAt: new Date('2018-01-09T09:00:00Z'),
    })
    await row.waitFor({ state: 'detached' })
    await getFilter(page, 'New').click()
    await page.goto(`/staff?status=answered&kind=requests&owner=mine`)
    await row.getByText('Answered by Ada on 9 January 2018').waitFor()
  })

  test('shows hostile text as text', async () => {
    const text = '<img src=x onerror="document.title=\'hacked\'"> {{7*7}} ‮evil'
    const id = await createSentDocument('enquiries', 'somebody', {
      fullname: '<b>Hostile</b>',
      subject: text,
      createdAt: longAgo,
      claimedBy: { uid: 'x', name: '<i>Eve</i>' },
    })
    const page = await visit('/staff?status=new&kind=enquiries')
    await openInbox(page)
    await getRow(page, id).getByText('<b>Hostile</b>').waitFor()
    expect(await getRow(page, id).innerText()).toContain('<img src=x')
    expect(await getRow(page, id).innerText()).toContain('<i>Eve</i> is answering')
    expect(await getRow(page, id).locator('img, b, i').count()).toBe(0)
    await updateSentDocument('enquiries', id, { status: 'closed' })
  })

  test('says of an item that cannot be parsed that it cannot be shown, with its id, among the others', async () => {
    const broken = await createSentDocument('enquiries', 'somebody', { message: 7, createdAt: longAgo })
    const sound = await createSentDocument('enquiries', 'somebody', { createdAt: longAgo })
    const page = await visit('/staff?status=new&kind=enquiries', { fresh: true })
    await page.context().grantPermissions(['clipboard-write'])
    await openInbox(page)
    await page.getByText(`Can't be shown: ${broken}`).waitFor()
    await getRow(page, sound).waitFor()
    await getRow(page, broken).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(getPathAndQuery(page)).toBe('/staff?status=new&kind=enquiries')
    await updateSentDocument('enquiries', broken, { status: 'closed' })
    await updateSentDocument('enquiries', sound, { status: 'closed' })
  })
})

describe('The filters of the inbox', () => {
  test('are in the address, one of each group, and Back takes the last one away', async () => {
    const page = await visit('/staff')
    await openInbox(page)
    await getFilter(page, 'New').click()
    await getFilter(page, 'Requests').click()
    await getFilter(page, 'Mine').click()
    expect(getPathAndQuery(page)).toBe('/staff?kind=requests&status=new&owner=mine')
    await getFilter(page, 'Unclaimed').click()
    expect(await getFilter(page, 'Mine').getAttribute('aria-pressed')).toBe('false')
    await page.goBack()
    await page.goBack()
    expect(getPathAndQuery(page)).toBe('/staff?kind=requests&status=new')
    expect(await getFilter(page, 'Unclaimed').getAttribute('aria-pressed')).toBe('false')
    await getFilter(page, 'New').click()
    expect(getPathAndQuery(page)).toBe('/staff?kind=requests')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    expect(getPathAndQuery(page)).toBe('/staff')
  })

  test.each([
    ['status=new&owner=unclaimed', { name: 'Uche Open' }, true],
    ['status=new&owner=unclaimed', { claimedBy: { uid: 'ada', name: 'Ada' } }, false],
    ['status=new&owner=mine', { claimedBy: { uid: 'demo-staff', name: 'Sola' } }, true],
    ['status=new&owner=mine', { claimedBy: { uid: 'ada', name: 'Ada' } }, false],
    ['status=answered', {}, false],
    ['status=new&kind=enquiries', {}, false],
  ])('%s with %j: %s', async (query, fields, isShown) => {
    const other = await createSentDocument('requests', 'somebody', { createdAt: longAgo, ...fields })
    const page = await visit(`/staff?${query}`)
    await openInbox(page)
    await waitForLiveList(page)
    if (isShown) await getRow(page, other).waitFor()
    expect(await getRow(page, other).count()).toBe(isShown ? 1 : 0)
    await updateSentDocument('requests', other, { status: 'closed' })
  })
})

describe('An item of the inbox', () => {
  test('opens beside the list on a wide screen, keeps the filter, and takes the focus', async () => {
    const id = await createSentDocument('requests', 'somebody', { name: 'Wide Row', createdAt: longAgo })
    const page = await visit('/staff?status=new')
    await openInbox(page)
    await page.getByText('Choose an item from the list').waitFor()
    await getRow(page, id).click()
    await page.waitForURL(`**/staff/requests/${id}?status=new`)
    await expect.poll(() => isFocusInItem(page)).toBe(true)
    expect(await getRow(page, id).getAttribute('aria-current')).toBe('true')
    expect(await page.getByRole('link', { name: 'Back to Inbox' }).count()).toBe(0)
    await page.goBack()
    await expect.poll(() => getRow(page, id).evaluate((row) => row === document.activeElement)).toBe(true)
    await updateSentDocument('requests', id, { status: 'closed' })
  })

  test('takes the place of the list on a phone, and leads back to its row at the same place', async () => {
    const page = await visit('/staff', { screen: phoneViewport })
    await openInbox(page)
    await waitForLiveList(page)
    const row = page.locator('[data-inbox-row]').nth(12)
    await row.scrollIntoViewIfNeeded()
    const before = await row.boundingBox()
    await row.click()
    await page.getByRole('link', { name: 'Back to Inbox' }).waitFor()
    expect(await row.isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Back to Inbox' }).click()
    await row.waitFor()
    expect(getPathAndQuery(page)).toBe('/staff')
    expect(await row.evaluate((element) => element === document.activeElement)).toBe(true)
    expect((await row.boundingBox())?.y).toBe(before?.y)
  })
})

describe('The inbox, read by machine', () => {
  test.each([
    ['phone', phoneViewport],
    ['desktop', desktopViewport],
    ['narrow screen', { width: 320, height: 640 }],
  ])('keeps WCAG 2.2 AA on a %s and does not scroll sideways, in each of its states', async (_, screen) => {
    const page = await visit('/staff', { screen })
    await openInbox(page)
    await waitForLiveList(page)
    const row = page.locator('a[data-inbox-row]').first()
    await row.waitFor()
    const expectSound = async () => {
      await expectAccessible(page)
      expect(await page.evaluate(findWideElements)).toEqual([])
    }
    await expectSound()
    await getFilter(page, 'Mine').click()
    await getFilter(page, 'Closed').click()
    await waitForLiveList(page)
    await expectSound()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await expectSound()
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('zz-nobody-zz')
    await page.getByText('No matches.').waitFor()
    await expectSound()
  })
})

test('The inbox shows with forced colours which filter is pressed and which item is open', async () => {
  const page = await visit('/staff?status=new', { fresh: true })
  await page.emulateMedia({ forcedColors: 'active' })
  await openInbox(page)
  const readColor = (element: Element) => getComputedStyle(element).backgroundColor
  const pressed = await getFilter(page, 'New').evaluate(readColor)
  expect(pressed).not.toBe(await getFilter(page, 'Closed').evaluate(readColor))
  await page.locator('a[data-inbox-row]').first().click()
  const readBar = (element: Element) => getComputedStyle(element).borderInlineStartColor
  const openRow = page.locator('a[data-inbox-row][aria-current]')
  const bar = await openRow.evaluate(readBar)
  expect(bar).not.toBe(await page.locator('a[data-inbox-row]:not([aria-current])').first().evaluate(readBar))
})

/** The elements that can be scrolled sideways; runs in the browser. */
function findWideElements(): string[] {
  const isScrollable = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  return [document.documentElement, ...document.querySelectorAll('main, section')]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .filter((element) => element === document.documentElement || isScrollable(element))
    .map((element) => element.className)
}
