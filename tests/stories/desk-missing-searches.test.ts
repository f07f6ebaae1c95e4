import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { apiPaths } from '../../domain/site/apiPaths'
import { requestFirestoreEmulator } from '../sentDocuments'
import { demoStaffAccount, signIn } from './deskPage'
import { expectAccessible } from './expectAccessible'
import { desktopViewport, getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const months = [
  {
    month: '2026-11',
    words: [
      { word: 'kuli zed', count: 12 },
      { word: 'okwuma', count: 1 },
    ],
  },
  { month: '2026-10', words: [{ word: 'kuli zed', count: 3 }] },
]

async function openSearches(
  answer: { status: number; json: object } = { status: 200, json: { months } },
  options: Parameters<typeof visit>[1] = {},
) {
  const page = await visit('/staff/catalogue/searches', {
    ...options,
    prepare: (opened) => opened.route(`**${apiPaths.missingSearchCounts}`, (route) => route.fulfill(answer)),
  })
  await signIn(page, demoStaffAccount)
  return page
}

const getRows = (page: Page, month: string) => page.getByRole('region', { name: month }).getByRole('listitem')

async function openChooser(page: Page) {
  await page
    .getByRole('button', { name: /^Add as other name of … ?: kuli zed$/ })
    .first()
    .click()
  return page.getByRole('searchbox', { name: 'Find the product' })
}

describe('The missing searches', () => {
  test('show the words of each month with how often they were searched, and which are names by now', async () => {
    const page = await openSearches()
    const rows = getRows(page, 'November 2026')
    await rows.filter({ hasText: 'kuli zed' }).getByText('12 searches').waitFor()
    await rows.filter({ hasText: 'okwuma' }).getByText('Is a name in the shop now').waitFor()
    expect(await rows.count()).toBe(2)
    expect(await getRows(page, 'October 2026').count()).toBe(1)
    expect(await page.getByRole('button', { name: /^Add as other name of .*okwuma$/ }).count()).toBe(0)
  })

  test("add a word to a product's draft with one press, and lead to its form", async () => {
    onTestFinished(async () => {
      await requestFirestoreEmulator('DELETE', '/drafts/85')
    })
    const page = await openSearches()
    const field = await openChooser(page)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    await field.fill('85')
    const choices = page.getByRole('list', { name: 'Add “kuli zed” to' })
    await choices.getByRole('button').click()
    await page.getByText('“kuli zed” is in the draft of').first().waitFor()
    expect(await page.getByRole('button', { name: /^Add as other name/ }).count()).toBe(0)
    const draft = await requestFirestoreEmulator('GET', '/drafts/85')
    expect(JSON.stringify(draft)).toContain('kuli zed')
    await page.getByRole('status').filter({ hasText: 'kuli zed' }).getByRole('link').first().click()
    await page.waitForURL('**/staff/catalogue/85')
  })

  test('say that no product has a name, and find products without their marks', async () => {
    const page = await openSearches()
    const field = await openChooser(page)
    await field.fill('qqqqq')
    await page.getByText('No product has this name.').waitFor()
    expect(await page.getByRole('list', { name: 'Add “kuli zed” to' }).getByRole('button').count()).toBe(0)
    await field.fill('SHEA')
    await page.getByRole('button', { name: /^Shea Butter \(\d+\)$/ }).waitFor()
  })

  test.each([
    ['there are none', { status: 200, json: { months: [] } }, 'Nothing yet.'],
    [
      'the counts cannot be loaded',
      { status: 500, json: { reason: 'failed' } },
      "The missing searches couldn't be loaded",
    ],
  ])('say so when %s', async (_, answer, text) => {
    const page = await openSearches(answer, { expected: /status of 500/ })
    await page.getByText(text).waitFor()
    expect(await page.getByRole('button', { name: /^Add as other name/ }).count()).toBe(0)
  })

  test.each([
    ['phone', phoneViewport],
    ['desktop', desktopViewport],
    ['narrow phone', { width: 320, height: 640 }],
  ])('meet WCAG 2.2 AA on a %s and do not scroll sideways', async (_, screen) => {
    const page = await openSearches(undefined, { screen })
    const field = await openChooser(page)
    await field.fill('butter')
    await page.getByRole('button', { name: /^Shea Butter \(\d+\)$/ }).waitFor()
    await expectAccessible(page)
    expect(await getHorizontalOverflow(page)).toBe(0)
  })
})
