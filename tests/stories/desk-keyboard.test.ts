import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { getInboxHeading, listRowIds, openInbox, waitForLiveList } from './deskPage'
import { getPathAndQuery, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const readFocusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-inbox-row') ?? null)

async function openList(): Promise<{ page: Page; ids: string[] }> {
  const page = await visit('/staff?status=answered')
  await openInbox(page)
  await waitForLiveList(page)
  await page.locator('[data-inbox-row]').nth(2).waitFor()
  return { page, ids: await listRowIds(page) }
}

describe('The keys of the desk', () => {
  test('j and k move through the rows, Enter opens, and j goes on from the open item', async () => {
    const { page, ids } = await openList()
    await page.keyboard.press('j')
    expect(await readFocusedRow(page)).toBe(ids[0])
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    expect(await readFocusedRow(page)).toBe(ids[1])
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${ids[1]}?status=answered`)
    await expect.poll(() => readFocusedRow(page)).toBe(null)
    await page.keyboard.press('j')
    expect(await readFocusedRow(page)).toBe(ids[2])
  })

  test('? lists them in a dialog, which Escape closes, and below which they do nothing', async () => {
    const { page } = await openList()
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(await sheet.getByRole('term').allInnerTexts()).toEqual(['j', 'k', 'Enter', 'c', 'r', 'a', '?'])
    await page.keyboard.press('j')
    expect(await readFocusedRow(page)).toBe(null)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
  })

  test('are letters while somebody types', async () => {
    const { page } = await openList()
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('jk?')
    expect(await page.getByRole('searchbox').inputValue()).toBe('jk?')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(getPathAndQuery(page)).toBe('/staff?status=answered&q=jk%3F')
  })

  test('the first Tab leads past the header', async () => {
    const page = await visit('/staff')
    await openInbox(page)
    await page.reload()
    await getInboxHeading(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    await page.keyboard.press('Tab')
    expect(await page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('the navigation says which screen is shown', async () => {
    const page = await visit('/staff')
    await openInbox(page)
    const navigation = page.getByRole('navigation', { name: 'Desk' })
    expect(await navigation.getByRole('link', { name: 'Inbox' }).getAttribute('aria-current')).toBe('page')
    await navigation.getByRole('link', { name: 'Templates' }).click()
    expect(getPathAndQuery(page)).toBe('/staff/templates')
    expect(await navigation.getByRole('link', { name: 'Templates' }).getAttribute('aria-current')).toBe(
      'page',
    )
  })
})

describe('The inbox without a connection', () => {
  test('says since when, keeps what it shows, and goes on by itself', async () => {
    const page = await visit('/staff', {
      fresh: true,
      expected: /ERR_INTERNET_DISCONNECTED|WebChannel|RestConnection|Could not reach|cleardot/,
    })
    await openInbox(page)
    await waitForLiveList(page)
    const ids = await listRowIds(page)
    await page.context().setOffline(true)
    const status = page.getByRole('status').filter({ hasText: "You're offline. This is the list as of" })
    await status.waitFor()
    expect(await status.innerText()).toMatch(/as of \d\d:\d\d\. It will update once you're back online\.$/)
    expect(await listRowIds(page)).toEqual(ids)
    await page.context().setOffline(false)
    await page.getByRole('status').getByText('Live', { exact: true }).waitFor({ timeout: 60_000 })
  }, 120_000)
})
