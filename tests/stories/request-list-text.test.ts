import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findSentDocuments } from '../sentDocuments'
import { expectAccessible } from './expectAccessible'
import { expectOrderListPageProducts } from './orderListPage'
import { seedOrderList, sheaButterProduct } from './pageStorage'
import {
  fillRequestForm,
  getFormButton,
  getRequestFormProductListField,
  getRequestSentHeading,
  requestPagePath,
  submitRequestForm,
} from './requestForm'
import { desktopViewport, getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const openWithSheaButter = (screen = desktopViewport) =>
  visit(requestPagePath, { screen, prepare: (tab) => seedOrderList(tab, sheaButterProduct) })

const getNote = (page: Page) => page.getByRole('status').filter({ hasText: "We couldn't match" })

test.each([
  ['a phone', phoneViewport],
  ['a desktop', desktopViewport],
])(
  'on %s, an edited list is read back into products, and a line that is none is shown and sent as text',
  async (_, screen) => {
    const page = await openWithSheaButter(screen)
    await expect.poll(() => getRequestFormProductListField(page).inputValue()).toBe('0.5 kg Shea Butter')
    const list = 'Coconut Oil: 2 L\nshea butter x 1,5\nsomething for dry hair'
    const name = randomUUID()
    await fillRequestForm(page, { Name: name, 'Product List': list })
    await getNote(page).waitFor()
    expect(await getNote(page).getByRole('listitem').allInnerTexts()).toEqual(['something for dry hair'])
    await expectAccessible(page)
    expect(await getHorizontalOverflow(page)).toBe(0)

    await submitRequestForm(page)
    await getRequestSentHeading(page).waitFor()
    expect(await findSentDocuments('requests', 'name', name)).toMatchObject([
      { fields: { list, items: ['2:4', '1:3'] } },
    ])
    await page.goto('/my-requests')
    await page.getByRole('button', { name: /^Request again/ }).click()
    await page.getByRole('main').getByRole('link', { name: 'Go to Order List' }).click()
    await expectOrderListPageProducts(page, 'Shea Butter: 1.5', 'Coconut Oil: 2')
  },
)

test('names only the lines that cannot be read, and says nothing about a list that can', async () => {
  const page = await openWithSheaButter()
  const field = getRequestFormProductListField(page)
  await field.fill(Array.from({ length: 7 }, (_, line) => `Moon Dust ${line}`).join('\n'))
  await getNote(page).getByText('And 2 more.').waitFor()
  expect(await getNote(page).getByRole('listitem').count()).toBe(5)
  await field.fill('Shea Butter: 2')
  await expect.poll(() => getNote(page).count()).toBe(0)
})

test('reads the products of the order list where the catalogue does not load', async () => {
  const page = await visit(requestPagePath, {
    expected: /Failed to (load|fetch)|ERR_/,
    prepare: async (tab) => {
      await tab.route('**/products.json', (route) => route.abort())
      await seedOrderList(tab, sheaButterProduct)
    },
  })
  await getRequestFormProductListField(page).fill('Shea Butter: 2\nCoconut Oil: 1')
  await getNote(page).waitFor()
  expect(await getNote(page).getByRole('listitem').allInnerTexts()).toEqual(['Coconut Oil: 1'])
})

test('offers the order list again once the text is emptied', async () => {
  const page = await openWithSheaButter()
  await getRequestFormProductListField(page).fill('')
  await page.getByText('You have products on your order list.').waitFor()
  await getFormButton(page, 'Use my order list').click()
  expect(await getRequestFormProductListField(page).inputValue()).toBe('0.5 kg Shea Butter')
  expect(await getFormButton(page, 'Restore what I typed').count()).toBe(0)
})
