import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { formatCsv } from '../../../domain/csv/formatCsv'
import { parseCsv } from '../../../domain/csv/parseCsv'
import { apiPaths } from '../../../domain/site/apiPaths'
import { requestFirestoreEmulator } from '../../sentDocuments'
import { createDeskProduct, openCatalogue } from '../deskProduct'
import { storeDocument } from '../sentRequests'
import { getPathAndQuery, setUpBrowser } from '../setUpBrowser'
import { expectSound } from '../expectAccessible'

const visit = setUpBrowser()

const chooseFile = (page: Page, text: string) =>
  page
    .getByLabel('Choose a CSV File')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

describe("The desk's catalogue", () => {
  test('lists what the site sells, what was published last and drafts as they are saved, and leads to the forms', async () => {
    const { product } = await createDeskProduct()
    const page = await openCatalogue(visit, '')
    const list = page.getByRole('list', { name: 'Catalogue' }).getByRole('listitem')
    const row = list.filter({ hasText: `#${product.id}` })
    await row.getByText(product.name, { exact: true }).waitFor()
    await storeDocument('drafts', product.id, {
      product: { name: 'Renamed Oil' },
      by: { uid: 'demo-staff-2', name: 'Emeka Staff' },
      savedAt: new Date(),
    })
    await row.getByText('Renamed Oil', { exact: true }).waitFor()
    await row.getByText('Draft by Emeka Staff at').waitFor()
    expect(await list.count()).toBe(50)
    await expectSound(page)
    await row.getByRole('link').click()
    await expect.poll(() => getPathAndQuery(page)).toBe(`/staff/catalogue/${product.id}`)
  })

  test("adds what visitors searched for to a product's draft", async () => {
    onTestFinished(async () => {
      await requestFirestoreEmulator('DELETE', '/drafts/85')
    })
    const months = [{ month: '2026-11', words: [{ word: 'kuli zed', count: 12 }] }]
    const page = await openCatalogue(visit, '/searches', {
      prepare: (opened) =>
        opened.route(`**${apiPaths.missingSearchCounts}`, (route) => route.fulfill({ json: { months } })),
    })
    await page.getByRole('button', { name: 'Add as other name of … : kuli zed' }).click()
    await page.getByRole('searchbox', { name: 'Find the product' }).fill('85')
    const choice = page.getByRole('list', { name: 'Add “kuli zed” to' }).getByRole('button')
    await choice.waitFor()
    await expectSound(page)
    await choice.click()
    await page.getByText('“kuli zed” is in the draft of').waitFor()
    expect(JSON.stringify(await requestFirestoreEmulator('GET', '/drafts/85'))).toContain('kuli zed')
  })

  test('exports every product in a file that says the same as the catalogue when it is imported', async () => {
    const page = await openCatalogue(visit, '/import')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^arielle-products-\d{4}-\d\d-\d\d\.csv$/)
    await page.getByText(/^\d{3} products are in your downloads\.$/).waitFor()
    const exported = parseCsv(await readFile(await download.path(), 'utf8'))
    // Other tests publish products of their own and delete them meanwhile.
    const [header = [], ...products] = exported.rows.map(({ cells }) => cells)
    const builtProducts = products.filter(([id]) => Number(id) <= 107)
    expect(builtProducts).toHaveLength(107)
    await chooseFile(page, formatCsv([header, ...builtProducts]))
    await page.getByText('The file says the same as the catalogue.').waitFor()
  })

  test('sends all changes of an import in one request, and shows hostile text as text', async () => {
    const posts: unknown[] = []
    const tokens: (string | undefined)[] = []
    const page = await openCatalogue(visit, '/import', {
      prepare: (opened) =>
        opened.route(`**${apiPaths.importProducts}`, async (route) => {
          posts.push(route.request().postDataJSON())
          tokens.push(route.request().headers().authorization)
          await route.fulfill({ json: { published: 2 } })
        }),
    })
    const name = `<b>${'a'.repeat(100)}</b>`
    await chooseFile(page, `id,name\n84,${'a'.repeat(130)}\n`)
    await page.getByRole('list', { name: 'What is wrong' }).waitFor()
    await expectSound(page)
    await chooseFile(page, `id,name\n84,${name}\n85,Gold\n`)
    await page.getByRole('list', { name: 'What would change' }).getByText(name).first().waitFor()
    await expectSound(page)
    expect(posts).toEqual([])
    await page.getByRole('button', { name: 'Publish 2 Changes' }).click()
    await page.getByText('2 products are published. Visitors see it within a minute.').waitFor()
    expect(tokens).toEqual([expect.stringMatching(/^Bearer .{100}/)])
    expect(posts).toMatchObject([
      {
        importId: expect.stringMatching(/^[A-Za-z0-9]{20}$/) as string,
        products: [
          { product: { id: '84', name }, expectedUpdatedAt: expect.any(Number) as number },
          { product: { id: '85', name: 'Gold' }, expectedUpdatedAt: expect.any(Number) as number },
        ],
      },
    ])
  })
})
