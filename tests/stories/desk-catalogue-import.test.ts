import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { apiPaths } from '../../domain/site/apiPaths'
import { requestFirestoreEmulator } from '../sentDocuments'
import { demoStaffAccount, signIn } from './deskPage'
import { expectAccessible } from './expectAccessible'
import { storeDocument } from './sentRequests'
import { desktopViewport, getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

type Answer = { status: number; json: object }

/** Opens the screen. The API gives these answers in turn; `posts` has what was sent to it. */
async function openImport(answers: Answer[] = [], options: Parameters<typeof visit>[1] = {}) {
  const posts: { body: unknown; token: string }[] = []
  const page = await visit('/staff/catalogue/import', {
    ...options,
    prepare: (opened) =>
      opened.route(`**${apiPaths.importProducts}`, async (route) => {
        const request = route.request()
        posts.push({ body: request.postDataJSON(), token: request.headers().authorization ?? '' })
        const answer = answers.shift()
        await (answer ? route.fulfill(answer) : route.abort())
      }),
  })
  await signIn(page, demoStaffAccount)
  await page.getByRole('heading', { level: 1, name: 'Import and Export' }).waitFor()
  return { page, posts }
}

const chooseFile = (page: Page, text: string) =>
  page
    .getByLabel('Choose a CSV File')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const getDifferences = (page: Page) =>
  page.getByRole('list', { name: 'What would change' }).getByRole('listitem')

const publish = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const oneChange = 'id,name\n84,Avocado Butter Gold\n'

describe('Import and export', () => {
  test('export every product in a file that says the same as the catalogue when it is imported', async () => {
    const { page, posts } = await openImport()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^arielle-products-\d{4}-\d\d-\d\d\.csv$/)
    await page.getByText(/^\d{3} products are in your downloads\.$/).waitFor()
    await page.getByLabel('Choose a CSV File').setInputFiles(await download.path())
    await page.getByText('The file says the same as the catalogue.').waitFor()
    expect(posts).toEqual([])
  })

  test('show every difference before and after, and publish all in one request at the press', async () => {
    const { page, posts } = await openImport([{ status: 200, json: { published: 2 } }])
    await chooseFile(page, 'id;name;hidden\n84;Avocado Butter Gold;yes\n85;Gold;no\n')
    await page.getByText('2 products differ in 3 cells. Nothing is published yet.').waitFor()
    const [first = ''] = await getDifferences(page).allInnerTexts()
    expect(first.replace(/\s+/g, ' ')).toBe(
      'Avocado Butter Gold 84 name Before: Avocado Butter After: Avocado Butter Gold hidden Before: no After: yes',
    )
    expect(posts).toEqual([])
    await publish(page, 'Publish 2 Changes')
    await page.getByText('2 products are published. Visitors see it within a minute.').waitFor()
    expect(posts).toEqual([
      {
        token: expect.stringMatching(/^Bearer .{100}/) as string,
        body: {
          importId: expect.stringMatching(/^[A-Za-z0-9]{20}$/) as string,
          products: [
            {
              product: expect.objectContaining({
                id: '84',
                name: 'Avocado Butter Gold',
                hidden: true,
                category: 'Butter',
              }) as object,
              expectedUpdatedAt: expect.any(Number) as number,
            },
            {
              product: expect.objectContaining({ id: '85', name: 'Gold' }) as object,
              expectedUpdatedAt: expect.any(Number) as number,
            },
          ],
        },
      },
    ])
    expect(await getDifferences(page).count()).toBe(0)
  })

  test('name what is wrong by row and column, and then publish nothing', async () => {
    const { page } = await openImport()
    await chooseFile(page, 'id,name,category,price\n84,Gold,Oyl,1\n,New,Oil,2\n')
    await page.getByText('2 cells or rows are wrong, so nothing is published.').waitFor()
    expect(
      await page.getByRole('list', { name: 'What is wrong' }).getByRole('listitem').allInnerTexts(),
    ).toEqual([
      'Row 2, category: “Oyl” is none of the nine: Seed, Petals, Herbs, Spice, Butter, Soap, Powder, Oil, Others.',
      "Row 3, id: is empty. A new product needs a photograph, so add it with 'New Product' first, then export again.",
    ])
    await page.getByText('the catalogue has no such column: price.').waitFor()
    expect(await page.getByRole('button', { name: /^Publish/ }).count()).toBe(0)
  })

  test('say what to do with a file in an encoding that is not known', async () => {
    const { page } = await openImport()
    const buffer = Buffer.from('id,name\n84,Caf\xe9', 'latin1')
    await page
      .getByLabel('Choose a CSV File')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('alert').filter({ hasText: "save it as 'CSV UTF-8'" }).waitFor()
    expect(await page.getByRole('button', { name: /^Publish/ }).count()).toBe(0)
  })

  test('publish nothing after a colleague has published one of the products, and compare the file again', async () => {
    const conflict = { status: 409, json: { reason: 'conflict', ids: ['84'] } }
    const { page, posts } = await openImport([conflict, { status: 200, json: { published: 1 } }], {
      expected: /status of 409/,
    })
    await chooseFile(page, oneChange)
    await publish(page, 'Publish 1 Change')
    await page
      .getByRole('alert')
      .filter({
        hasText: 'Somebody has just published Avocado Butter Gold. Nothing of your file is published',
      })
      .waitFor()
    expect(await page.getByRole('button', { name: /^Publish/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Compare Again' }).click()
    await publish(page, 'Publish 1 Change')
    await page.getByText('1 product is published.').waitFor()
    expect(posts).toHaveLength(2)
  })

  test('keep everything when no answer comes, and send the same import again', async () => {
    const { page, posts } = await openImport([], { expected: /ERR_FAILED/ })
    await chooseFile(page, oneChange)
    await publish(page, 'Publish 1 Change')
    const alert = page.getByRole('alert').filter({ hasText: 'nothing is published twice' })
    await alert.waitFor()
    await publish(page, 'Publish 1 Change')
    await expect.poll(() => posts.length).toBe(2)
    await alert.waitFor()
    expect(posts[1]).toEqual(posts[0])
    expect(await getDifferences(page).count()).toBe(1)
  })

  test("name a colleague's draft of a product that would change", async () => {
    await storeDocument('drafts', '84', {
      product: { name: 'Half a name' },
      by: { uid: 'demo-staff-2', name: 'Ngozi Staff' },
      savedAt: new Date(),
    })
    onTestFinished(async () => {
      await requestFirestoreEmulator('DELETE', '/drafts/84')
    })
    const { page } = await openImport()
    await chooseFile(page, oneChange)
    const remark = page.getByText('Ngozi Staff has a draft of Avocado Butter Gold. It stays as it is')
    await remark.waitFor()
    expect(await page.getByRole('button', { name: 'Publish 1 Change' }).count()).toBe(1)
  })

  test.each([
    ['phone', phoneViewport],
    ['desktop', desktopViewport],
    ['narrow phone', { width: 320, height: 640 }],
  ])('meet WCAG 2.2 AA on a %s, do not scroll sideways, and show hostile text as text', async (_, screen) => {
    const { page } = await openImport([], { screen })
    await chooseFile(page, `id,name\n84,<b>${'a'.repeat(100)}</b>\n`)
    await page.getByRole('button', { name: 'Publish 1 Change' }).waitFor()
    await expectAccessible(page)
    expect(await getHorizontalOverflow(page)).toBe(0)
    await chooseFile(page, `id,name\n84,${'a'.repeat(130)}\n`)
    await page.getByRole('list', { name: 'What is wrong' }).waitFor()
    await expectAccessible(page)
    expect(await getHorizontalOverflow(page)).toBe(0)
  })
})
