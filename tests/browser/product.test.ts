import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { address, siteUrl, useBrowser } from './browser'

const visit = useBrowser()

const coconut = await productNamed('Coconut Oil')

async function productNamed(wanted: string) {
  const found = (await loadCatalogue()).products.find(({ name }) => name === wanted)
  if (!found) throw new Error(`the catalogue has no ${wanted}`)
  return found
}

const main = { name: 'Product Details > Coconut Oil' }

describe('2. Product detail (/products/{productId})', () => {
  test("heading 'Product Details > ' and the name, labelled fields, three benefits", async () => {
    const page = await visit('/products/2')
    await page.getByRole('heading', main).waitFor()
    const fields = page.getByRole('main')
    const labels = await fields.getByRole('term').allInnerTexts()
    const values = await fields.getByRole('definition').allTextContents()
    const { category, description, alsoKnownAs, benefits } = coconut
    expect(labels.map((label, row) => [label, values[row]])).toEqual([
      ['Name', 'Coconut Oil'],
      ['Also Known As', alsoKnownAs.join(', ')],
      ['Category', category],
      ['Description', description],
      ['Benefits', Object.values(benefits).join('')],
    ])
    const listed = fields.getByRole('definition').last().getByRole('listitem')
    expect(await listed.allTextContents()).toEqual([benefits.first, benefits.second, benefits.third])
    await expect.poll(() => page.title()).toBe('Coconut Oil | Arielle Organics')
  })

  test("'Back to Products' keeps the category, the search and the cards that were shown", async () => {
    const page = await visit('/arielle-store?category=Oil')
    await page.getByRole('button', { name: 'More Products' }).click()
    const cards = page.getByRole('main').getByRole('article')
    await expect.poll(() => cards.count()).toBe(20)
    await page.getByRole('link', { name: 'Coconut Oil', exact: true }).click()
    await page.getByRole('heading', main).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('link', { name: 'Back to Products' }).click()
    await expect.poll(() => address(page)).toBe('/arielle-store?category=Oil')
    await expect.poll(() => cards.count()).toBe(20)
  })

  test("Back of the browser keeps them too; 'Back to Products' of a shared link leads to the whole list", async () => {
    const page = await visit('/arielle-store?q=coconut')
    await page.getByRole('link', { name: 'Coconut Oil', exact: true }).click()
    await page.getByRole('heading', main).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByPlaceholder('Search Products').inputValue()).toBe('coconut')
    await page.goto('/products/2')
    await page.getByRole('link', { name: 'Back to Products' }).click()
    await expect.poll(() => address(page)).toBe('/arielle-store')
  })

  test("'Make Enquiry' leads to the contact page", async () => {
    const page = await visit('/products/2')
    await page.getByRole('link', { name: 'Make Enquiry' }).click()
    await page.getByRole('heading', { name: 'CONTACT US' }).waitFor()
    expect(address(page)).toBe('/contact-us')
  })

  test('a product that does not arrive says so, and Try again or being online again fetches it', async () => {
    const page = await visit('/arielle-store', {
      expected: /Failed to load resource|dynamically imported/,
      fresh: true,
    })
    const card = page.getByRole('link', { name: 'Coconut Oil', exact: true })
    await card.waitFor()
    await page.getByRole('link', { name: 'Shea Butter', exact: true }).click()
    await page.getByRole('link', { name: 'Back to Products' }).click()
    await page.context().setOffline(true)
    await card.click()
    await page.getByRole('heading', { name: 'This product did not arrive' }).waitFor()
    await expect.poll(() => page.title()).toBe('This product did not arrive | Arielle Organics')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('You are offline').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', main).waitFor()
    expect(address(page)).toBe('/products/2')
  })
})

describe('An unknown product or route gets a real not-found screen, and status 404', () => {
  test.each([
    ['/products/99999', 'Product Not Found'],
    ['/products/toString', 'Product Not Found'],
    ['/no-such-page', 'Page Not Found'],
  ] as const)('%s', async (path, heading) => {
    const page = await visit(path, { expected: /status of 404/ })
    await page.getByRole('heading', { name: heading }).waitFor()
    expect((await fetch(new URL(path, siteUrl()))).status).toBe(404)
    await expect.poll(() => page.title()).toBe(`${heading} | Arielle Organics`)
  })

  test('a known product answers 200, with its own title and description', async () => {
    const answer = await fetch(new URL('/products/2', siteUrl()))
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('<title>Coconut Oil | Arielle Organics</title>')
    expect(html).toMatch(/<meta name="description" content="Cold pressed from fresh coconut/)
  })
})
