import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { expectConsoleMessages } from '../consoleMessages'
import { expectPath, findToast, getButton, openShop, type SiteAnswer } from './openShop'

const storePath = '/arielle-store'
const respond = (status: number) => new Response('', { status })

/** A site on which a deploy has removed this file; its server answers with `status` otherwise. */
function createSiteWithout(fileName: string, status = 200): SiteAnswer {
  return (path) => {
    if (path.endsWith(`/${fileName}`)) return respond(404)
    return path === '/' ? respond(status) : undefined
  }
}

/** A browser in which this screen's chunk does not arrive. */
function removeAboutScreen() {
  vi.doMock('../../../web/features/home/AboutPage', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
}

const openAbout = (user: Awaited<ReturnType<typeof openShop>>['user']) =>
  user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'About Us' }))

let reload = vi.fn()

beforeEach(() => {
  // React logs the errors that the screen's error boundary handles.
  expectConsoleMessages(/Failed to fetch|mocking a module|failed with status 404/)
  reload = vi.spyOn(location, 'reload').mockReturnValue(undefined)
  return () => {
    vi.doUnmock('../../../web/features/home/AboutPage')
  }
})

describe('A file of the page that a deploy has removed', () => {
  test("reloads the page once for a product's own data", async () => {
    const { user } = await openShop(`${storePath}?q=coconut`, createSiteWithout('2.json'))
    await user.click(await screen.findByRole('link', { name: 'Coconut Oil' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await expectPath('/products/2')
    await openShop('/products/2', createSiteWithout('2.json'))
    await screen.findByRole('heading', { name: "We couldn't load this product" })
    expect(reload).toHaveBeenCalledOnce()
  })

  test('reloads the page for the other names of products, and keeps the search', async () => {
    const { user } = await openShop(storePath, createSiteWithout('search.json'))
    await user.type(screen.getByPlaceholderText('Search Products'), 'okwuma')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await expectPath(`${storePath}?q=okwuma`)
  })

  test('reloads the page once for a screen, and then says so and offers another reload', async () => {
    removeAboutScreen()
    const { user } = await openShop(storePath, createSiteWithout('none'))
    await openAbout(user)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await openShop('/about-us', createSiteWithout('none'))
    screen.getByRole('heading', { name: "This page couldn't be loaded" })
    expect(document.title).toBe("This page couldn't be loaded | Arielle Organics")
    expect(reload).toHaveBeenCalledOnce()
    await user.click(getButton('Try again'))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  })

  test('does not reload the page while the server fails, not even on Try again', async () => {
    removeAboutScreen()
    const { user } = await openShop(storePath, createSiteWithout('none', 503))
    await openAbout(user)
    await screen.findByRole('heading', { name: "This page couldn't be loaded" })
    await user.click(getButton('Try again'))
    await findToast("The site isn't responding right now. Nothing is lost. Please try again in a moment.")
    expect(reload).not.toHaveBeenCalled()
  })

  test('says offline what still works, and reloads the page by itself once the site answers, whatever the browser says', async () => {
    removeAboutScreen()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    let status = 503
    const { user } = await openShop(storePath, (path) => (path === '/' ? respond(status) : undefined))
    await openAbout(user)
    await screen.findByRole('heading', { name: "You're offline" })
    expect(document.title).toBe("You're offline | Arielle Organics")
    await user.click(getButton('Try again'))
    await findToast("You're still offline")
    expect(reload).not.toHaveBeenCalled()
    status = 200
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})
