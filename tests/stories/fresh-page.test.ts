import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import { registerTestAccount } from '../testAccount'
import { getAccountButton, fillAndSubmit, signInViaHeaderLoginLink } from './authScreens'
import { getPathAndQuery, phoneViewport, waitForAlert, getSiteUrl, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const storePath = '/arielle-store'
const expected = /Failed to load resource|dynamically imported|Unable to preload|text\/html|MIME/
const contactChunk = /\/assets\/ContactPage-[^/]*\.js$/
const getFailureHeading = (page: Page) => page.getByRole('heading', { name: "This page couldn't be loaded" })

/** Answers 404 for the files that match, and counts the page loads from now on. */
async function removeFiles(page: Page, file: RegExp) {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1
  })
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
  return loads
}

/** The same until the page loads again: what Hosting answers after a deploy to a page that was open before it. */
async function deployNewVersion(page: Page, file: RegExp) {
  const loads = await removeFiles(page, file)
  await page.route(file, (route) => (loads.count > 0 ? route.continue() : route.fallback()))
  return loads
}

/** Waits until the page has reloaded and React, not the prerendered page alone, shows this heading. */
async function waitForReloadedPage(page: Page, heading: string) {
  await page.waitForFunction((words) => {
    const [load] = performance.getEntriesByType('navigation')
    const isReload = load instanceof PerformanceNavigationTiming && load.type === 'reload'
    const title = document.querySelector('h1')
    if (!isReload || title?.textContent !== words) return false
    return Object.keys(title).some((key) => key.startsWith('__react'))
  }, heading)
}

async function openContact(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
}

describe('a chunk that does not arrive', () => {
  test('reloads the page once after a deploy, and the order list is kept', async () => {
    const page = await visit(storePath, { expected })
    await page.getByRole('button', { name: 'Add Shea Butter to order list' }).click()
    const loads = await deployNewVersion(page, contactChunk)
    await openContact(page)
    await waitForReloadedPage(page, 'CONTACT US')
    expect(loads.count).toBe(1)
    expect(getPathAndQuery(page)).toBe('/contact-us')
    await page.getByRole('link', { name: /Order List/ }).click()
    await page.getByRole('main').getByText('Shea Butter').first().waitFor()
  })

  test.each([
    ['/register-account', 'Register', /\/assets\/RegisterPage-/],
    ['/recover-password', 'Recover Password', /\/assets\/RecoverPage-/],
    ['/change-password', 'Change Password', /\/assets\/ChangePasswordPage-/],
  ])('reloads %s like every screen', async (path, heading, chunk) => {
    const page = await visit('/about-us', { expected })
    const loads = await deployNewVersion(page, chunk)
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
    await waitForReloadedPage(page, heading)
    expect(loads.count).toBe(1)
  })

  test.each([
    ['observes the session', 'SessionObserver'],
    ["synchronizes a signed-in visitor's list", 'AccountListSync'],
    ['saves the list to the account', 'orderListDocument'],
  ])('reloads the page for the chunk that %s', async (_, name) => {
    const page = await visit('/about-us', { expected })
    const chunk = new RegExp(`/assets/${name}-`)
    const loads = await deployNewVersion(page, chunk)
    const loadedChunks: string[] = []
    page.on('response', (response) => {
      if (chunk.test(response.url()) && response.ok()) loadedChunks.push(response.url())
    })
    await signInViaHeaderLoginLink(page, await registerTestAccount())
    await expect.poll(() => loadedChunks).not.toEqual([])
    await getAccountButton(page).waitFor()
    expect(loads.count).toBe(1)
  })

  test('reloads the page for the alternative names of products, and keeps the search', async () => {
    const page = await visit(storePath, { expected })
    const chunk = /\/search\.json$/
    const loads = await deployNewVersion(page, chunk)
    // Typing letter by letter would request the names, and reload, in the middle of the word.
    await page.getByPlaceholder('Search Products').fill('okwuma')
    await page.getByRole('heading', { name: 'Okwuma: Shea Butter' }).waitFor()
    await expect.poll(() => loads.count).toBe(1)
    expect(await page.getByPlaceholder('Search Products').inputValue()).toBe('okwuma')
  })

  test('does not reload an account form: it keeps what was typed and asks for a reload', async () => {
    const page = await visit('/about-us', { expected: /app\/part-missing|Failed to load resource/ })
    const loads = await removeFiles(page, /\/assets\/(?:firebaseAuth|passwordSignIn)-[^/]*\.js$/)
    await page.goto('/login-account')
    await fillAndSubmit(page, { Email: 'ada@arielle.test', Password: 'secret-1' }, 'ENTER')
    await waitForAlert(page, "Part of this page didn't load. Reload the page, then try again.")
    await page.getByText('The site may have been updated').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@arielle.test')
    await expect.poll(() => loads.count).toBe(1)
  })

  test('does not reload while the server fails, not even on Try again', async () => {
    const page = await visit(storePath, { expected })
    await page.getByPlaceholder('Search Products').waitFor()
    const loads = await removeFiles(page, contactChunk)
    await page.route(`${getSiteUrl()}/`, (route) => route.fulfill({ status: 503, body: 'Out of order' }))
    await openContact(page)
    await getFailureHeading(page).waitFor()
    await expect.poll(() => page.title()).toBe("This page couldn't be loaded | Arielle Organics")
    await page.getByRole('button', { name: 'Try again' }).click()
    await waitForAlert(
      page,
      "The site isn't responding right now. Nothing is lost. Please try again in a moment.",
    )
    await getFailureHeading(page).waitFor()
    expect(loads.count).toBe(0)
  })

  test('says so where the reload did not help, and Try again reloads', async () => {
    const page = await visit(storePath, { expected })
    await page.getByPlaceholder('Search Products').waitFor()
    const loads = await removeFiles(page, contactChunk)
    await openContact(page)
    await getFailureHeading(page).waitFor()
    expect(loads.count).toBe(1)
    await page.unroute(contactChunk)
    await page.getByRole('button', { name: 'Try again' }).click()
    await waitForReloadedPage(page, 'CONTACT US')
  })

  test('says so offline, and opens the page by itself once online again', async () => {
    const page = await visit(storePath, { expected, fresh: true })
    await page.getByPlaceholder('Search Products').waitFor()
    await page.context().setOffline(true)
    await openContact(page)
    await page.getByRole('heading', { name: "You're offline" }).waitFor()
    await expect.poll(() => page.title()).toBe("You're offline | Arielle Organics")
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alert').filter({ hasText: "You're still offline" }).waitFor()
    await page.goBack()
    await page.getByPlaceholder('Search Products').waitFor()
    await page.goForward()
    await page.getByRole('heading', { name: "You're offline" }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'CONTACT US' }).waitFor()
    expect(getPathAndQuery(page)).toBe('/contact-us')
  })

  test('shows an accessible message on a phone', async () => {
    const page = await visit('/', { screen: phoneViewport, expected })
    const loads = await removeFiles(page, contactChunk)
    await page.goto('/contact-us')
    await getFailureHeading(page).waitFor()
    expect(loads.count).toBe(2)
    await expectAccessible(page)
  })

  test("reloads the page for a product's own data", async () => {
    const page = await visit(`${storePath}?q=coconut`, { expected })
    const card = page.getByRole('link', { name: 'Coconut Oil', exact: true })
    await card.waitFor()
    const chunk = /\/catalogue\/[^/]+\/2\.json$/
    const loads = await deployNewVersion(page, chunk)
    await card.click()
    await waitForReloadedPage(page, 'Product Details > Coconut Oil')
    expect(loads.count).toBe(1)
    await page.getByRole('link', { name: 'Back to Products' }).click()
    await expect.poll(() => getPathAndQuery(page)).toBe(`${storePath}?q=coconut`)
  })
})
