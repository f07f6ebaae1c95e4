import { expect, test } from 'vitest'
import { registerTestAccount } from '../testAccount'
import { getAccountButton, getLoginLink, submitLogin } from './authScreens'
import { expectAccessible } from './expectAccessible'
import { phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

test.each(['/', '/about-us'])('%s is accessible on a phone with the menu open', async (path) => {
  const page = await visit(path, { screen: phoneViewport })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).waitFor()
  await expectAccessible(page)
})

test('signing out moves the focus to the content of the page', async () => {
  const page = await visit('/login-account')
  await submitLogin(page, await registerTestAccount())
  await getAccountButton(page).click()
  await page.getByRole('button', { name: 'Sign Out' }).press('Enter')
  await getLoginLink(page).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
})
