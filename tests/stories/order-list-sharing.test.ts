import { describe, expect, test } from 'vitest'
import { registerTestAccount } from '../testAccount'
import { submitLogin } from './authScreens'
import { getPathAndQuery, getSiteUrl, phoneViewport, setUpBrowser, waitForAlert } from './setUpBrowser'
import { getSelectedText, getRecordedShareData, stubShareApi } from './shareApi'
import {
  acceptSharedList,
  expectOrderListPageProducts,
  getButton,
  getFocusedText,
  getHeaderListLink,
} from './orderListPage'

const visit = setUpBrowser()

const getListUrl = () => `${getSiteUrl()}/confirm-list#list=1:3,2:2`

async function openList(screen?: typeof phoneViewport) {
  const page = await visit('/confirm-list#list=1:3,2:2', screen && { screen })
  await acceptSharedList(page)
  return page
}

describe('The order list', () => {
  test('is shared by touch through the share dialog of the device, else as a selected link', async () => {
    const page = await openList(phoneViewport)
    await stubShareApi(page, 'share', true)
    await getButton(page, 'Share List').tap()
    await expect.poll(() => getRecordedShareData(page)).toContain(getListUrl())
    await expect.poll(() => getRecordedShareData(page)).toContain('An order list for Arielle Organics')

    await page.reload()
    await stubShareApi(page, 'clipboard', false)
    await getButton(page, 'Share List').tap()
    const linkField = page.getByRole('textbox', { name: 'Link to your list' })
    await expect.poll(() => linkField.inputValue()).toBe(getListUrl())
    await expect.poll(() => getSelectedText(page)).toBe(getListUrl())
  })

  test('is copied as a link by mouse, and prints black on white without controls', async () => {
    const page = await openList()
    await stubShareApi(page, 'clipboard', true)
    await getButton(page, 'Share List').click()
    await waitForAlert(page, 'Link copied. Anyone who opens it gets their own copy of your list.')
    expect(JSON.parse(await getRecordedShareData(page))).toBe(getListUrl())

    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.printed = 'yes'
      }
    })
    await getButton(page, 'Print').press('Enter')
    expect(await page.evaluate(() => document.body.dataset.printed)).toBe('yes')
    expect(await getFocusedText(page)).toContain('Print')

    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    const date = await page.evaluate(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format())
    await page.getByText(date).waitFor()
    await page.getByText('Arielle Organics', { exact: true }).filter({ visible: true }).waitFor()
    await page.getByText('Total 1.5 kg + 1 litre').waitFor()
    for (const role of ['button', 'banner', 'contentinfo'] as const)
      expect(await page.getByRole(role).count()).toBe(0)
    expect(await main.getByRole('link').allInnerTexts()).toEqual(['Shea Butter', 'Coconut Oil'])
    const row = page.getByRole('listitem').first()
    expect(await row.evaluate((item) => getComputedStyle(item).breakInside)).toBe('avoid')
    const { backgroundColor, color } = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return { backgroundColor: style.backgroundColor, color: style.color }
    })
    expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  })

  test('tells a visitor what signing in does for it, and shows again, without that, after signing in', async () => {
    const page = await openList()
    const signInLink = page.getByRole('link', { name: 'Sign in to see this list on all your devices' })
    await signInLink.click()
    await expect.poll(() => getPathAndQuery(page)).toBe('/login-account')
    await submitLogin(page, await registerTestAccount())
    await expectOrderListPageProducts(page, 'Shea Butter: 1.5', 'Coconut Oil: 1')
    expect(getPathAndQuery(page)).toBe('/confirm-list')
    await expect.poll(() => signInLink.count()).toBe(0)
  })

  test('survives a screen that did not load, which says so and loads on Try again', async () => {
    const page = await visit('/confirm-list#list=1:3', { expected: /Failed to (load|fetch)/ })
    await acceptSharedList(page)
    await page.goto('/about-us')
    await page.route(/ConfirmListPage.*\.js/, (route) => route.abort())
    await getHeaderListLink(page).click()
    await page.getByRole('heading', { name: "This page couldn't be loaded" }).waitFor()
    await page.unroute(/ConfirmListPage.*\.js/)
    await getButton(page, 'Try again').click()
    await expectOrderListPageProducts(page, 'Shea Butter: 1.5')
  })
})
