import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { products, readCatalogueFile } from './builtCatalogue'
import { stubShareDialog } from './stubShareDialog'
import { expectPath, expectStatus, findToast, getButton, getMain, holdAnswer, openShop } from './openShop'

/** The labels and values of all fields in a part of the page. */
function readRows(part: HTMLElement) {
  const readTexts = (role: string) =>
    within(part)
      .getAllByRole(role)
      .map((element) => element.textContent)
  const values = readTexts('definition')
  return readTexts('term').map((label, row) => [label, values[row]])
}
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('Product details (/products/{productId})', () => {
  test('show labelled fields and three benefits, and lead to the contact form', async () => {
    const { user } = await openShop('/products/2')
    await findHeading('Product Details > Coconut Oil')
    expect(document.title).toBe('Coconut Oil | Arielle Organics')
    const coconutOil = products.find(({ id }) => id === '2')
    expect(readRows(getMain()).slice(0, 6)).toEqual([
      ['Name', 'Coconut Oil'],
      ['Category', coconutOil?.category],
      ['Sold By', 'By the litre'],
      ['Also Known As', 'Àdín àgbọn, Man kwakwa'],
      ['Description', coconutOil?.description],
      ['Benefits', Object.values(coconutOil?.benefits ?? {}).join('')],
    ])
    expect(within(screen.getAllByRole('definition')[5] ?? getMain()).getAllByRole('listitem')).toHaveLength(3)
    await user.click(screen.getByRole('link', { name: 'Make Enquiry' }))
    await findHeading('CONTACT US')
  })

  test('show what the list knows of a product until the rest has loaded', async () => {
    const { answer, release } = holdAnswer('1.json')
    const { user } = await openShop('/arielle-store', answer)
    await user.click(screen.getByRole('link', { name: 'Shea Butter' }))
    await findHeading('Product Details > Shea Butter')
    getButton('Add Shea Butter to order list')
    expect(screen.queryByText('Also Known As')).toBeNull()
    release()
    expect(await screen.findByText('Also Known As')).toBeTruthy()
  })

  test('say in one block what is known of a product, and only that', async () => {
    await openShop('/products/2')
    const facts = await screen.findByRole('region', { name: 'What we know about it' })
    expect(readRows(facts)).toEqual([
      ['Grade', 'Skin Care Grade, Food Grade'],
      ['Botanical Name', 'Cocos nucifera'],
      ['On Cosmetic Labels (INCI)', 'Cocos Nucifera Oil'],
      [
        'Where It Grows',
        'The coconut palm comes from coasts between South-East Asia and the western Pacific; all warm coasts have it now.',
      ],
      ['How It Is Made', 'Cold pressed from fresh coconut.'],
      ['Storage', 'Keep cool, dark and tightly closed. It sets when cool and melts again when warm.'],
    ])
  })

  test('say where a plant grows, where a product comes from and what it may set off, where that is known', async () => {
    const facts = {
      whereItGrows: 'The coconut palm comes from warm coasts.',
      origin: 'Nigeria',
      allergens: 'Contains coconut.',
    }
    const file = readCatalogueFile('2') as object
    await openShop('/products/2', (path) =>
      path.endsWith('/2.json') ? new Response(JSON.stringify({ ...file, facts })) : undefined,
    )
    expect(readRows(await screen.findByRole('region', { name: 'What we know about it' }))).toEqual([
      ['Grade', 'Skin Care Grade, Food Grade'],
      ['Where It Grows', 'The coconut palm comes from warm coasts.'],
      ['Origin', 'Nigeria'],
      ['Allergens', 'Contains coconut.'],
    ])
    screen.getByText('Cocos nucifera, Àdín àgbọn, Man kwakwa')
  })

  test('lead back to the list with its filters; without a list of before, to the whole list', async () => {
    const { user } = await openShop('/products/2')
    await user.click(screen.getByRole('link', { name: 'Back to Products' }))
    await expectPath('/arielle-store')
    await user.click(await screen.findByRole('button', { name: 'Oil' }))
    await user.type(screen.getByPlaceholderText('Search Products'), 'coconut')
    await expectPath('/arielle-store?category=Oil&q=coconut')
    await expectStatus('Showing 1 product')
    await user.click(screen.getByRole('link', { name: 'Coconut Oil' }))
    await findHeading('Product Details > Coconut Oil')
    const backLink = screen.getByRole('link', { name: 'Back to Products' })
    expect(backLink.getAttribute('href')).toBe('/arielle-store?category=Oil&q=coconut')
    await user.click(backLink)
    await expectPath('/arielle-store?category=Oil&q=coconut')
  })

  test('lead on to four products and to neighbours, and from there back to the list of before', async () => {
    const { user } = await openShop('/arielle-store?category=Oil')
    await user.click(await screen.findByRole('link', { name: 'Moringa Oil' }))
    const related = within(await screen.findByRole('region', { name: 'You may also like' }))
    const links = related.getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Moringa Leaf Powder',
      'Moringa Seeds',
      expect.any(String),
      expect.any(String),
    ])
    await user.click(related.getByRole('link', { name: 'Moringa Leaf Powder' }))
    await findHeading('Product Details > Moringa Leaf Powder')
    const neighbours = within(await screen.findByRole('navigation', { name: 'More in Powder' }))
    await user.click(neighbours.getAllByRole('link')[0] ?? getMain())
    await findHeading('Product Details > Turmeric Powder')
    await screen.findByRole('link', { name: 'Previous in Powder Moringa Leaf Powder' })
    await user.click(screen.getByRole('link', { name: 'Back to Products' }))
    await expectPath('/arielle-store?category=Oil')
    history.forward()
    await findHeading('Product Details > Moringa Oil')
  })

  test('say when they do not load, and load on Try again or once online', async () => {
    let status = 503
    // The screen listens shortly after it is shown.
    const reconnect = () => {
      dispatchEvent(new Event('online'))
      expect(screen.queryByText("We couldn't load this product")).toBeNull()
    }
    const { user } = await openShop('/arielle-store', (path) =>
      status !== 200 && (path.endsWith('/1.json') || path.endsWith('/2.json') || path === '/')
        ? new Response('', { status })
        : undefined,
    )
    for (const [name, retry] of [
      ['Coconut Oil', () => user.click(getButton('Try again'))],
      ['Shea Butter', () => waitFor(reconnect)],
    ] as const) {
      await user.click(await screen.findByRole('link', { name }))
      await findHeading("We couldn't load this product")
      expect(document.title).toBe("We couldn't load this product | Arielle Organics")
      status = 200
      await retry()
      await findHeading(`Product Details > ${name}`)
      status = 503
      await user.click(screen.getByRole('link', { name: 'Back to Products' }))
    }
  })
})

test.each([
  ['/products/99999', 'Product Not Found'],
  ['/products/toString', 'Product Not Found'],
  ['/products/%F0%9F%8C%BF', 'Product Not Found'],
  ['/no-such-page', 'Page Not Found'],
])('The address %s shows a screen that says so: %s', async (path, title) => {
  await openShop(path)
  await findHeading(title)
  expect(document.title).toBe(`${title} | Arielle Organics`)
  if (title === 'Product Not Found') screen.getByRole('link', { name: 'Back to Products' })
})

// An order list is shared by the same button: order-list.test.tsx has the link that is shown where copying is refused.
test('Share copies the link of the product, and opens the share dialog of a touch device', async () => {
  const url = `${location.origin}/products/2`
  const { user } = await openShop('/products/2')
  await user.click(getButton('Share'))
  await findToast('Link copied. Paste it into a message to share this product.')
  expect(await navigator.clipboard.readText()).toBe(url)
  const share = stubShareDialog()
  await user.click(getButton('Share'))
  expect(share).toHaveBeenCalledWith({ url, title: 'Coconut Oil from Arielle Organics' })
})
