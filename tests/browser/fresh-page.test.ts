import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { registeredAccount } from '../freshAccount'
import { accountButton, fillIn, signInFromHeader } from './account'
import { address, phone, said, siteUrl, useBrowser } from './browser'

const visit = useBrowser()

const store = '/arielle-store'
const expected = /Failed to load resource|dynamically imported|Unable to preload|text\/html|MIME/
const contactPart = /\/assets\/ContactPage-[^/]*\.js$/
const failure = (page: Page) => page.getByRole('heading', { name: 'This page did not arrive' })

/** Answers 404 for files like this, to every page; counts the pages that are asked for since. */
async function loseFiles(page: Page, file: RegExp) {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1
  })
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
  return loads
}

/** The same for the page that is open, as Hosting does after the site was published anew: the next one gets what it asks for. */
async function publishAnew(page: Page, file: RegExp) {
  const loads = await loseFiles(page, file)
  await page.route(file, (route) => (loads.count > 0 ? route.continue() : route.fallback()))
  return loads
}

/** Waits until the page was loaded anew and the program shows this heading: drawn in advance it may stand there before. */
async function shownAnew(page: Page, heading: string) {
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

describe('2. Screens: a part of the program that does not arrive', () => {
  test('after a new publication the page is loaded anew, once, and the order list is kept', async () => {
    const page = await visit(store, { expected })
    await page.getByRole('button', { name: 'Add Shea Butter to order list' }).click()
    const loads = await publishAnew(page, contactPart)
    await openContact(page)
    await shownAnew(page, 'CONTACT US')
    expect(loads.count).toBe(1)
    expect(address(page)).toBe('/contact-us')
    await page.getByRole('link', { name: /Order List/ }).click()
    await page.getByRole('main').getByText('Shea Butter').first().waitFor()
  })

  test.each([
    ['/register-account', 'Register', /\/assets\/RegisterPage-/],
    ['/recover-password', 'Recover Password', /\/assets\/RecoverPage-/],
    ['/change-password', 'Change Password', /\/assets\/ChangePasswordPage-/],
  ])('%s is loaded anew like every screen', async (path, heading, part) => {
    const page = await visit('/about-us', { expected })
    const loads = await publishAnew(page, part)
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
    await shownAnew(page, heading)
    expect(loads.count).toBe(1)
  })

  test.each([
    ['watches the session', 'SessionWatch'],
    ["keeps a signed-in visitor's list", 'AccountListKeeper'],
    ['saves the list to the account', 'orderLists'],
  ])('what %s is treated the same', async (_, name) => {
    const page = await visit('/about-us', { expected })
    const part = new RegExp(`/assets/${name}-`)
    const loads = await publishAnew(page, part)
    const arrived: string[] = []
    page.on('response', (answer) => {
      if (part.test(answer.url()) && answer.ok()) arrived.push(answer.url())
    })
    await signInFromHeader(page, await registeredAccount())
    await expect.poll(() => arrived).not.toEqual([])
    await accountButton(page).waitFor()
    expect(loads.count).toBe(1)
  })

  test('the other names of products are treated the same, and the search is not lost', async () => {
    const page = await visit(store, { expected })
    const part = /\/names\.json$/
    const loads = await publishAnew(page, part)
    // At once: a slow hand would be asked for the names, and interrupted, in the middle of the word.
    await page.getByPlaceholder('Search Products').fill('okwuma')
    await page.getByText('also known as Okwuma').waitFor()
    await expect.poll(() => loads.count).toBe(1)
    expect(await page.getByPlaceholder('Search Products').inputValue()).toBe('okwuma')
  })

  test('a form of the account keeps what was typed and says to load the page anew', async () => {
    const page = await visit('/about-us', { expected: /app\/part-missing|Failed to load resource/ })
    const loads = await loseFiles(page, /\/assets\/(?:auth|password)-[^/]*\.js$/)
    await page.goto('/login-account')
    await fillIn(page, { Email: 'ada@arielle.test', Password: 'secret-1' }, 'ENTER')
    await said(page, 'A part of this page did not arrive. Load the page anew, then try again.')
    await page.getByText('the site may have been published anew').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@arielle.test')
    await expect.poll(() => loads.count).toBe(1)
  })

  test('while the server is in trouble neither the page nor Try again loads it anew', async () => {
    const page = await visit(store, { expected })
    await page.getByPlaceholder('Search Products').waitFor()
    const loads = await loseFiles(page, contactPart)
    await page.route(`${siteUrl()}/`, (route) => route.fulfill({ status: 503, body: 'Out of order' }))
    await openContact(page)
    await failure(page).waitFor()
    await expect.poll(() => page.title()).toBe('This page did not arrive | Arielle Organics')
    await page.getByRole('button', { name: 'Try again' }).click()
    await said(page, 'The site does not answer just now. Nothing is lost: please try again in a moment.')
    await failure(page).waitFor()
    expect(loads.count).toBe(0)
  })

  test('when it still does not come the page says so, and Try again loads it anew', async () => {
    const page = await visit(store, { expected })
    await page.getByPlaceholder('Search Products').waitFor()
    const loads = await loseFiles(page, contactPart)
    await openContact(page)
    await failure(page).waitFor()
    expect(loads.count).toBe(1)
    await page.unroute(contactPart)
    await page.getByRole('button', { name: 'Try again' }).click()
    await shownAnew(page, 'CONTACT US')
  })

  test('offline the page says so and what still works, and opens by itself when online again', async () => {
    const page = await visit(store, { expected, fresh: true })
    await page.getByPlaceholder('Search Products').waitFor()
    await page.context().setOffline(true)
    await openContact(page)
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await expect.poll(() => page.title()).toBe('You are offline | Arielle Organics')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alert').filter({ hasText: 'Still no connection' }).waitFor()
    await page.goBack()
    await page.getByPlaceholder('Search Products').waitFor()
    await page.goForward()
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'CONTACT US' }).waitFor()
    expect(address(page)).toBe('/contact-us')
  })

  test('on a phone its message keeps WCAG 2.2 AA', async () => {
    const page = await visit('/', { screen: phone, expected })
    const loads = await loseFiles(page, contactPart)
    await page.goto('/contact-us')
    await failure(page).waitFor()
    expect(loads.count).toBe(2)
    await expectNoViolations(page)
  })

  test("a product's own part is treated the same", async () => {
    const page = await visit(`${store}?q=coconut`, { expected })
    const card = page.getByRole('link', { name: 'Coconut Oil', exact: true })
    await card.waitFor()
    const part = /\/catalogue\/[^/]+\/2\.json$/
    const loads = await publishAnew(page, part)
    await card.click()
    await shownAnew(page, 'Product Details > Coconut Oil')
    expect(loads.count).toBe(1)
    await page.getByRole('link', { name: 'Back to Products' }).click()
    await expect.poll(() => address(page)).toBe(`${store}?q=coconut`)
  })
})
