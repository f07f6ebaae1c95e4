import { describe, expect, test } from 'vitest'
import { registeredAccount } from '../freshAccount'
import { enter, signInFromHeader as signIn } from './account'
import { address, phone, siteUrl, useBrowser, said } from './browser'
import { replaceWay, selected, taken } from './clipboard'
import { button, expectListed, focused, header, useLink } from './orderList'

const visit = useBrowser()

const link = () => `${siteUrl()}/confirm-list?list=1:3,2:2`

async function visitList(screen?: typeof phone) {
  const page = await visit('/confirm-list?list=1:3,2:2', screen && { screen })
  await useLink(page)
  return page
}

describe('2. Confirm list (/confirm-list): Share List', () => {
  test('copies a link to a copy of the list and says so', async () => {
    const page = await visitList()
    await replaceWay(page, 'clipboard', true)
    await button(page, 'Share List').click()
    await said(page, 'Link copied. Whoever opens it gets a copy of this list.')
    expect(JSON.parse(await taken(page))).toBe(link())
  })

  test("under a finger opens the device's own sharing", async () => {
    const page = await visitList(phone)
    await replaceWay(page, 'share', true)
    await button(page, 'Share List').tap()
    await expect.poll(() => taken(page)).toContain(link())
    await expect.poll(() => taken(page)).toContain('Order list for Arielle Organics')
  })

  test('where neither works the link stands in a field, selected', async () => {
    const page = await visitList()
    await replaceWay(page, 'clipboard', false)
    await button(page, 'Share List').click()
    const field = page.getByRole('textbox', { name: 'Link to your list' })
    await expect.poll(() => field.inputValue()).toBe(link())
    await expect.poll(() => selected(page)).toBe(link())
  })
})

describe('2. Confirm list (/confirm-list): who is not signed in', () => {
  test('is told what signing in does for the list, and sent back here after it', async () => {
    const page = await visitList()
    await page.getByRole('link', { name: 'Sign in to keep this list on every device' }).click()
    await expect.poll(() => address(page)).toBe('/login-account')
    await enter(page, await registeredAccount())
    await expectListed(page, 'Shea Butter: 1.5', 'Coconut Oil: 1')
    expect(address(page)).toBe('/confirm-list')
  })
})

describe('2. Confirm list (/confirm-list): who is signed in', () => {
  test('is not asked to sign in', async () => {
    const page = await visitList()
    await signIn(page, await registeredAccount())
    await header(page).click()
    await button(page, 'Clear List').waitFor()
    expect(await page.getByRole('link', { name: 'Sign in to keep this list' }).count()).toBe(0)
  })
})

describe('2. Confirm list (/confirm-list): its part of the program does not arrive', () => {
  test('says so and offers to try again, and the list is still there', async () => {
    const page = await visit('/confirm-list?list=1:3', { expected: /Failed to (load|fetch)/ })
    await useLink(page)
    await page.goto('/about-us')
    await page.route(/ConfirmListPage.*\.js/, (route) => route.abort())
    await header(page).click()
    await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor()
    await page.unroute(/ConfirmListPage.*\.js/)
    await button(page, 'Try again').click()
    await expectListed(page, 'Shea Butter: 1.5')
  })
})

describe('2. Confirm list (/confirm-list): on paper', () => {
  test('stand the business, the day and the list, and nothing to press', async () => {
    const page = await visitList()
    await page.emulateMedia({ media: 'print' })
    const day = await page.evaluate(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format())
    await page.getByText(day).waitFor()
    await page.getByRole('main').getByText('Arielle Organics', { exact: true }).waitFor()
    await page.getByText('Total quantity 2.5').waitFor()
    expect(await page.getByRole('button').count()).toBe(0)
    expect(await page.getByRole('banner').count()).toBe(0)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    const main = page.getByRole('main')
    expect(await main.getByRole('link').allInnerTexts()).toEqual(['Shea Butter', 'Coconut Oil'])
  })

  test('black on white, and no row is cut by the end of a page', async () => {
    const page = await visitList()
    await page.emulateMedia({ media: 'print' })
    const row = page.getByRole('listitem').first()
    expect(await row.evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid')
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement))
    expect([paper.backgroundColor, paper.color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  })

  test('Print asks the browser to print', async () => {
    const page = await visitList()
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.printed = 'yes'
      }
    })
    await button(page, 'Print').press('Enter')
    expect(await page.evaluate(() => document.body.dataset.printed)).toBe('yes')
    expect(await focused(page)).toContain('Print')
  })
})
