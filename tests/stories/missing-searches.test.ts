import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { apiPaths } from '../../domain/site/apiPaths'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const storePath = '/arielle-store'

/** Opens the store; `reports` has the words of each report that the page sent, and whether it named anybody. */
async function openStore(options: Parameters<typeof visit>[1] = {}) {
  const reports: { words: unknown; cookie: string | undefined; authorization: string | undefined }[] = []
  const page = await visit(storePath, {
    ...options,
    fresh: true,
    prepare: (opened) =>
      opened.route(`**${apiPaths.missingSearches}`, async (route) => {
        const { cookie, authorization } = route.request().headers()
        const { words } = route.request().postDataJSON() as { words: unknown }
        reports.push({ words, cookie, authorization })
        await route.fulfill({ json: {} })
      }),
  })
  return { page, reports }
}

async function searchFor(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(text)
  await page.getByRole('heading', { name: /^NO ITEMS FOUND/ }).waitFor()
}

const nobody = { cookie: undefined, authorization: undefined }

describe('A search that finds nothing', () => {
  test('is reported once a visit, without anything about the visitor', async () => {
    const { page, reports } = await openStore()
    await searchFor(page, '  QQZZ  Xvvk ')
    await expect.poll(() => reports).toEqual([{ words: ['qqzz xvvk'], ...nobody }])
    await page.reload()
    await searchFor(page, 'qqzz xvvk')
    await searchFor(page, 'wwkk zzxq')
    await expect.poll(() => reports.map(({ words }) => words)).toEqual([['qqzz xvvk'], ['wwkk zzxq']])
  })

  test('is not reported if it could be about a person, nor if similar products were shown', async () => {
    const { page, reports } = await openStore()
    for (const text of ['ada@example.com', 'qqzz 0803 123', 'lavander', 'qqzzxv']) await searchFor(page, text)
    await expect.poll(() => reports.map(({ words }) => words)).toEqual([['qqzzxv']])
  })
})
