import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findSentDocuments } from '../sentDocuments'
import { goOffline, goOnline, networkErrorPattern, waitForPrecache } from './offlineMode'
import { addProductsToOrderList, getOrderListPageProducts } from './orderListPage'
import { setUpBrowser } from './setUpBrowser'
import { openSiteProxy } from './siteProxy'
import { fillForm, submissionFormTestCases } from './submissionFormTestCases'

const visit = setUpBrowser()

/** Visits the home page alone, once, and loses the network when the service worker has cached what it caches ahead. */
async function visitHomeAndGoOffline() {
  const proxy = await openSiteProxy()
  const page = await visit('/', { proxy, expected: networkErrorPattern })
  await waitForPrecache(page)
  await goOffline(page, proxy)
  return { page, proxy }
}

describe('After one visit to the home page, without a network', () => {
  test.each(submissionFormTestCases)(
    'the order list opens, and the $formName form opens, keeps what is submitted, and sends it once with a network',
    async ({ path, input, longField, submitName, sentHeading, collection, storedField }) => {
      const { page, proxy } = await visitHomeAndGoOffline()
      await page.goto('/arielle-store')
      await addProductsToOrderList(page, 'Shea Butter')
      await page.goto('/confirm-list')
      expect(await getOrderListPageProducts(page)).toEqual(['Shea Butter: 0.5'])
      await page.goto(path)
      const text = `1.5 kg shea butter ${randomUUID()}`
      await fillForm(page, { ...input, [longField]: text })
      await page.getByRole('button', { name: submitName, exact: true }).click()
      await page.getByRole('heading', { name: /hasn't been sent yet$/ }).waitFor()
      await page.reload()
      await page.getByRole('heading', { name: /hasn't been sent yet$/ }).waitFor()
      expect(await findSentDocuments(collection, storedField, text)).toEqual([])
      await goOnline(page, proxy)
      await page.getByRole('heading', { name: sentHeading }).waitFor()
      expect(await findSentDocuments(collection, storedField, text)).toHaveLength(1)
    },
  )
})
