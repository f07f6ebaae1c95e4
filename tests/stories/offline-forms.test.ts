import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contactPagePath } from './contactForm'
import { goOffline, goOnline, networkErrorPattern, waitForPrecache } from './offlineMode'
import { addProductsToOrderList, getOrderListPageProducts } from './orderListPage'
import {
  fillRequestForm,
  getRequestFormProductListField,
  getRequestSentHeading,
  requestPagePath,
  submitRequestForm,
} from './requestForm'
import { findStoredRequests, getRequestKeptInOutboxHeading } from './sendingNetwork'
import { setUpBrowser } from './setUpBrowser'
import { openSiteProxy } from './siteProxy'

const visit = setUpBrowser()

test('after one visit to the home page, order list and forms open without a network; what is submitted is kept, and sent once with one', async () => {
  const proxy = await openSiteProxy()
  const page = await visit('/', { proxy, expected: networkErrorPattern })
  await waitForPrecache(page)
  await goOffline(page, proxy)
  await page.goto('/arielle-store')
  await addProductsToOrderList(page, 'Shea Butter')
  await page.goto('/confirm-list')
  expect(await getOrderListPageProducts(page)).toEqual(['Shea Butter: 0.5'])
  await page.goto(contactPagePath)
  await page.getByRole('form', { name: 'Contact' }).waitFor()
  await page.goto(requestPagePath)
  await expect.poll(() => getRequestFormProductListField(page).inputValue()).toContain('Shea Butter')
  const list = `1.5 kg shea butter ${randomUUID()}`
  await fillRequestForm(page, { 'Product List': list })
  await submitRequestForm(page)
  await getRequestKeptInOutboxHeading(page).waitFor()
  await page.reload()
  await getRequestKeptInOutboxHeading(page).waitFor()
  expect(await findStoredRequests(list)).toEqual([])
  await goOnline(page, proxy)
  await getRequestSentHeading(page).waitFor()
  expect(await findStoredRequests(list)).toHaveLength(1)
})
