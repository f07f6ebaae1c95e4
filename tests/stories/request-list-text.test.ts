import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findSentDocuments } from '../sentDocuments'
import { expectAccessible } from './expectAccessible'
import { expectOrderListPageProducts } from './orderListPage'
import { seedOrderList, sheaButterProduct } from './pageStorage'
import {
  fillRequestForm,
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
