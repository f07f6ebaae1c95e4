import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findSentDocuments } from '../sentDocuments'
import { registerTestAccount } from '../testAccount'
import { signInViaHeaderLoginLink } from './authScreens'
import { expectSound } from './expectAccessible'
import { expectOrderListPageProducts } from './orderListPage'
import {
  fillRequestForm,
  getRequestFormProductListField,
  getRequestSentHeading,
  openRequestWithProducts,
  submitRequestForm,
} from './requestForm'
import { phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

test("a customer's edited list is read back into products, and a line that is none is shown and sent as text", async () => {
  const account = await registerTestAccount()
  const page = await visit('/about-us', { screen: phoneViewport })
  await signInViaHeaderLoginLink(page, account)
  await openRequestWithProducts(page, 'Shea Butter')
  expect(await getRequestFormProductListField(page).inputValue()).toBe('0.5 kg Shea Butter')
  const list = 'Coconut Oil: 2 L\nshea butter x 1,5\nsomething for dry hair'
  const name = randomUUID()
  await fillRequestForm(page, { Name: name, 'Email Address': account.email, 'Product List': list })
  const note = page.getByRole('status').filter({ hasText: "We couldn't match" })
  await note.waitFor()
  expect(await note.getByRole('listitem').allInnerTexts()).toEqual(['something for dry hair'])
  await expectSound(page)

  await submitRequestForm(page)
  await getRequestSentHeading(page).waitFor()
  expect(await findSentDocuments('requests', 'name', name)).toMatchObject([
    { fields: { uid: account.uid, email: account.email, list, items: ['2:4', '1:3'] } },
  ])
  await page.goto('/my-requests')
  await page.getByRole('button', { name: /^Request again/ }).click()
  await page.getByRole('main').getByRole('link', { name: 'Go to Order List' }).click()
  await expectOrderListPageProducts(page, 'Coconut Oil: 2', 'Shea Butter: 1.5')
})
