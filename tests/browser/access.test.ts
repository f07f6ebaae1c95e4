import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { desktop, phone, useBrowser } from './browser'

const visit = useBrowser()

describe.each(['/', '/about-us'])('everybody can use %s', (path) => {
  test.each([phone, desktop])('at %o', async (screen) => {
    const page = await visit(path, { screen })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoViolations(page)
  })

  test('on a phone with the menu open', async () => {
    const page = await visit(path, { screen: phone })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).waitFor()
    await expectNoViolations(page)
  })
})

test('after signing out the keyboard goes on in the page area, not nowhere', async () => {
  const page = await visit('/login-account')
  await page.getByLabel('Email').fill('customer@arielle.test')
  await page.getByLabel('Password', { exact: true }).fill('customer-pass-1')
  await page.getByRole('button', { name: 'ENTER' }).click()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Sign Out' }).press('Enter')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
})
