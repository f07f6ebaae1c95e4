import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { registerTestAccount } from '../../testAccount'
import { getStoredListEntries, orderListSyncUrlPattern, signInAndReturnToStore } from '../accountList'
import { getAccountButton, getLoginLink, signOut } from '../authScreens'
import { holdRequests } from '../holdRequests'
import { addProductsToOrderList, expectHeaderProductCount } from '../orderListPage'
import { setUpBrowser, waitForAlert } from '../setUpBrowser'

const visit = setUpBrowser()

test('The session stays as it was when signing out fails; later ends in every tab, once changes are saved', async () => {
  const account = await registerTestAccount()
  const page = await visit('/arielle-store', { expected: /app\/|UnknownError|documents:commit/ })
  await signInAndReturnToStore(page, account)
  await failSessionRemoval(page)
  await signOut(page)
  await waitForAlert(page, "We couldn't sign you out, so you're still signed in and nothing was lost.")
  await getAccountButton(page).waitFor()
  await addProductsToOrderList(page, 'Shea Butter')
  await expect.poll(() => getStoredListEntries(account.uid)).toEqual(['1:1'])
  await restoreSessionRemoval(page)

  const otherTab = await page.context().newPage()
  await otherTab.goto('/arielle-store')
  await expectHeaderProductCount(otherTab, 1)
  await page.bringToFront()
  // Hold the requests of both tabs, because each tab saves the list.
  const release = await holdRequests(page.context(), orderListSyncUrlPattern)
  await addProductsToOrderList(page, 'Chia Seeds')
  await signOut(page)
  await page.getByRole('button', { name: 'Signing out…' }).waitFor()
  release()
  await waitForAlert(page, 'Signed out. Your order list is saved in your account: 2 products.')
  expect(await getStoredListEntries(account.uid)).toHaveLength(2)
  await page.reload()
  await getLoginLink(page).waitFor()

  await getLoginLink(otherTab).waitFor()
  await addProductsToOrderList(otherTab, 'Coconut Oil')
  await waitForAlert(otherTab, 'Coconut Oil added to order list')
  await expectHeaderProductCount(otherTab, 1)
  expect(await otherTab.getByRole('alert').filter({ hasText: 'session' }).count()).toBe(0)
})

/** Makes removing the session from IndexedDB throw, until restoreSessionRemoval. */
function failSessionRemoval(page: Page) {
  return page.evaluate(() => {
    const { prototype } = IDBObjectStore
    Reflect.set(window, 'originalDelete', Reflect.get(prototype, 'delete'))
    prototype.delete = () => {
      throw new DOMException('no', 'UnknownError')
    }
  })
}

function restoreSessionRemoval(page: Page) {
  return page.evaluate(() =>
    Reflect.set(IDBObjectStore.prototype, 'delete', Reflect.get(window, 'originalDelete')),
  )
}
