import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../expectAccessible'
import { registerTestAccount } from '../../testAccount'
import { getAccountButton, fillAndSubmit, signInViaHeaderLoginLink } from '../authScreens'
import { expectHeaderProductCount } from '../orderListPage'
import { getPathAndQuery, phoneViewport, waitForAlert, setUpBrowser } from '../setUpBrowser'

const visit = setUpBrowser()

const storePath = '/arielle-store'
const expected = /Failed to load resource|dynamically imported|Unable to preload|text\/html|MIME/
const contactChunk = /\/assets\/ContactPage-[^/]*\.js$/

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

async function openFromMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}

describe('a chunk that does not arrive', () => {
  test('reloads the page once after a deploy with the order list kept, and says so accessibly where that does not help', async () => {
    const page = await visit(storePath, { expected, screen: phoneViewport })
    await page.getByRole('button', { name: 'Add Shea Butter to order list' }).click()
    const loads = await deployNewVersion(page, contactChunk)
    await openFromMenu(page, 'Contact')
    await waitForReloadedPage(page, 'CONTACT US')
    expect(loads.count).toBe(1)
    expect(getPathAndQuery(page)).toBe('/contact-us')
    await expectHeaderProductCount(page, 1)

    const aboutChunk = /\/assets\/AboutPage-[^/]*\.js$/
    const laterLoads = await removeFiles(page, aboutChunk)
    await openFromMenu(page, 'About Us')
    await page.getByRole('heading', { name: "This page couldn't be loaded" }).waitFor()
    expect(laterLoads.count).toBe(1)
    await expectAccessible(page)
    await page.unroute(aboutChunk)
    await page.getByRole('button', { name: 'Try again' }).click()
    await waitForReloadedPage(page, 'Arielle Organics')
  })

  test('reloads the page once for the code that observes a session and syncs its list', async () => {
    const page = await visit('/about-us', { expected })
    const chunk = /\/assets\/(?:SessionObserver|AccountListSync|orderListDocument)-/
    const loads = await deployNewVersion(page, chunk)
    const loadedChunks = new Set<string>()
    page.on('response', (response) => {
      if (chunk.test(response.url()) && response.ok()) loadedChunks.add(response.url())
    })
    await signInViaHeaderLoginLink(page, await registerTestAccount())
    await expect.poll(() => loadedChunks.size).toBe(3)
    await getAccountButton(page).waitFor()
    expect(loads.count).toBe(1)
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
})
