import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { getPathAndQuery, getScrollY, getSiteUrl, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const coconutOil = await loadProduct('Coconut Oil')

async function loadProduct(productName: string) {
  const product = (await loadCatalogue()).products.find(({ name }) => name === productName)
  if (!product) throw new Error(`the catalogue has no ${productName}`)
  return product
}

const coconutHeading = { name: 'Product Details > Coconut Oil' }

describe('Product details (/products/{productId})', () => {
  test('show labelled fields and three benefits, and lead to the contact form', async () => {
    const page = await visit('/products/2')
    await page.getByRole('heading', coconutHeading).waitFor()
    await expect.poll(() => page.title()).toBe('Coconut Oil | Arielle Organics')
    const main = page.getByRole('main')
    const labels = await main.getByRole('term').allInnerTexts()
    const values = await main.getByRole('definition').allTextContents()
    const { category, description, alsoKnownAs, benefits } = coconutOil
    expect(labels.slice(0, 7).map((label, row) => [label, values[row]])).toEqual([
      ['Name', 'Coconut Oil'],
      ['Category', category],
      ['Sold By', 'By the litre'],
      ['Grade', 'Skin Care Grade, Food Grade'],
      ['Also Known As', alsoKnownAs.join(', ')],
      ['Description', description],
      ['Benefits', Object.values(benefits).join('')],
    ])
    const listedBenefits = main.getByRole('definition').nth(6).getByRole('listitem')
    expect(await listedBenefits.allTextContents()).toEqual([benefits.first, benefits.second, benefits.third])
    await page.getByRole('link', { name: 'Make Enquiry' }).click()
    await page.getByRole('heading', { name: 'CONTACT US' }).waitFor()
    await expect.poll(() => getPathAndQuery(page)).toBe('/contact-us')
  })

  test('lead back to the list with its category, search and cards; after a shared link to the whole list', async () => {
    const page = await visit('/products/2')
    await page.getByRole('link', { name: 'Back to Products' }).click()
    await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store')
    await page.getByRole('button', { name: 'Oil', exact: true }).click()
    await page.getByRole('button', { name: 'More Products' }).click()
    const cards = page.getByRole('main').getByRole('article')
    await expect.poll(() => cards.count()).toBe(20)
    const lastCard = cards.nth(19)
    await lastCard.scrollIntoViewIfNeeded()
    const position = await getScrollY(page)
    expect(position).toBeGreaterThan(500)
    await lastCard.getByRole('heading').click()
    await page.getByRole('heading', { name: /^Product Details > / }).waitFor()
    expect(await getScrollY(page)).toBe(0)
    const backLink = page.getByRole('link', { name: 'Back to Products' })
    expect(await backLink.getAttribute('href')).toBe('/arielle-store?category=Oil')
    await backLink.click()
    await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store?category=Oil')
    await expect.poll(() => cards.count()).toBe(20)
    await expect.poll(() => getScrollY(page)).toBe(position)

    await page.getByPlaceholder('Search Products').fill('coconut')
    await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store?category=Oil&q=coconut')
    await page.getByRole('link', { name: 'Coconut Oil', exact: true }).click()
    await page.getByRole('heading', coconutHeading).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByPlaceholder('Search Products').inputValue()).toBe('coconut')
  })

  test('print on one sheet with the name of the shop, and without buttons', async () => {
    const page = await visit('/products/2')
    await page.getByRole('heading', coconutHeading).waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByText('Arielle Organics', { exact: true }).filter({ visible: true }).waitFor()
    await page.getByText(coconutOil.description).waitFor()
    expect(await page.getByRole('main').getByRole('link').count()).toBe(0)
    for (const role of ['button', 'banner', 'contentinfo'] as const)
      expect(await page.getByRole(role).count(), role).toBe(0)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  test('say when they do not load, and load on Try again or once online', async () => {
    const page = await visit('/arielle-store', {
      expected: /Failed to load resource|dynamically imported/,
      fresh: true,
    })
    const coconutLink = page.getByRole('link', { name: 'Coconut Oil', exact: true })
    await page.getByRole('link', { name: 'Shea Butter', exact: true }).click()
    await page.getByRole('link', { name: 'Back to Products' }).click()
    await page.context().setOffline(true)
    await coconutLink.click()
    await page.getByRole('heading', { name: "We couldn't load this product" }).waitFor()
    await expect.poll(() => page.title()).toBe("We couldn't load this product | Arielle Organics")
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText("You're offline").waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', coconutHeading).waitFor()
    expect(getPathAndQuery(page)).toBe('/products/2')
  })
})

describe('The site', () => {
  test('answers an unknown product or route with status 404 and a screen that says so', async () => {
    const page = await visit('/robots.txt', { expected: /status of 404/ })
    for (const [path, heading] of [
      ['/products/99999', 'Product Not Found'],
      ['/products/toString', 'Product Not Found'],
      ['/no-such-page', 'Page Not Found'],
    ] as const) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await page.getByRole('heading', { name: heading }).waitFor()
      await expect.poll(() => page.title()).toBe(`${heading} | Arielle Organics`)
    }
  })

  test('answers a known product with status 200, its title and its description', async () => {
    const response = await fetch(new URL('/products/2', getSiteUrl()))
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<title>Coconut Oil | Arielle Organics</title>')
    expect(html).toMatch(/<meta name="description" content="Cold pressed from fresh coconut/)
  })
})
