import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { registeredAccount } from '../freshAccount'
import { signInFromHeader } from './account'
import { entriesInAccount, untilMet } from './accountList'
import { said, useBrowser } from './browser'
import { addEach as add, expectInHeader as expectListed, listed } from './orderList'
import { asked } from './sending'

const visit = useBrowser()

/** A phone and a laptop of the same person, both with these two products on their list, and open at it. */
async function twoDevices(options: Parameters<typeof visit>[1] = { fresh: true }) {
  const account = await registeredAccount()
  const phone = await visit('/arielle-store', options)
  await add(phone, 'Shea Butter', 'Coconut Oil')
  await signInFromHeader(phone, account)
  await said(phone, 'Your order list is now kept in your account: 2 products.')
  const laptop = await visit('/arielle-store', { fresh: true })
  await signInFromHeader(laptop, account)
  await expectListed(laptop, 2)
  for (const device of [phone, laptop]) await untilMet(device, () => device.goto('/confirm-list'))
  return { account, phone, laptop }
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** What a device shows to somebody who turns to it. */
async function shownTo(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).click()
  return listed(page)
}

const both = ['Shea Butter: 0.5', 'Coconut Oil: 1']

describe("A customer's list on two devices", () => {
  test('what was taken off on one is gone from the other as soon as that is used, and does not come back', async () => {
    const { account, phone, laptop } = await twoDevices()
    await press(laptop, 'Remove Shea Butter')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['2:1'])
    await expect.poll(() => shownTo(phone)).toEqual(['Coconut Oil: 0.5'])
    await press(phone, 'Increase Coconut Oil')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['2:2'])
    await expect.poll(() => shownTo(laptop)).toEqual(['Coconut Oil: 1'])
  })

  test('the latest change stands on both, also where it is the smaller quantity', async () => {
    const { account, phone, laptop } = await twoDevices()
    await press(phone, 'Increase Coconut Oil')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1', '2:2'])
    await expect.poll(() => shownTo(laptop)).toEqual(both)
    await press(laptop, 'Decrease Coconut Oil')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1', '2:1'])
    await expect.poll(() => shownTo(phone)).toEqual(['Shea Butter: 0.5', 'Coconut Oil: 0.5'])
  })

  test('a change that was made offline gives way to a later one of the other device', async () => {
    const { account, phone, laptop } = await twoDevices(asked)
    await phone.context().setOffline(true)
    await press(phone, 'Increase Coconut Oil')
    await expect.poll(() => listed(phone)).toEqual(both)
    await press(laptop, 'Remove Coconut Oil')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1'])
    await phone.context().setOffline(false)
    await expect.poll(() => listed(phone)).toEqual(['Shea Butter: 0.5'])
    expect(await entriesInAccount(account.uid)).toEqual(['1:1'])
  })
})
