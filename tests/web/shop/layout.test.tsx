import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { businessDetails } from '../../../domain/site/businessDetails'
import { expectPath, getButton, getMain, openShop } from './openShop'

const destinations = {
  Home: '/',
  'About Us': '/about-us',
  Products: '/arielle-store',
  Contact: '/contact-us',
  'My Requests': '/my-requests',
  'Request Product(s)': '/request-a-quote',
}
const getFooter = () => within(screen.getByRole('contentinfo'))
const getNavigation = () => within(screen.getByRole('navigation', { name: 'Main' }))
const getFocused = () => document.activeElement
const getAnnouncement = () => document.querySelector('[aria-live=polite][aria-atomic=true]')?.textContent
const expectFocusOnContent = () => waitFor(() => expect(getFocused()).toBe(getMain()))

describe('Every page', () => {
  test('has the chat link, and a footer with address, business hours, social icons and copyright', async () => {
    const { user } = await openShop('/about-us')
    const landmarks = ['banner', 'main', 'contentinfo'].map((role) => screen.getByRole(role))
    expect(landmarks).toEqual([...document.querySelectorAll('header, main, footer')])
    // One of the two is shown: in the header, or in the margin of a wide window.
    const chatLinks = screen.getAllByRole<HTMLAnchorElement>('link', { name: /Chat with us on WhatsApp/ })
    expect(chatLinks).toHaveLength(2)
    for (const { href, target, rel } of chatLinks)
      expect({ href, target, rel }).toEqual({
        href: 'https://wa.me/12025550142',
        target: '_blank',
        rel: expect.stringContaining('noopener') as string,
      })
    for (const line of ['12 Example Close', 'Ikeja', 'Lagos, Nigeria']) getFooter().getByText(line)
    const days = getFooter().getAllByRole('term')
    const hours = getFooter().getAllByRole('definition')
    expect(days.map((day, row) => `${day.textContent}: ${hours[row]?.textContent}`)).toEqual([
      'Monday to Friday: 09.00am to 07.00pm',
      'Saturday: 10.00am to 05.00pm',
      'Sunday: closed',
    ])
    expect(getFooter().getByRole<HTMLAnchorElement>('link', { name: /@/ }).protocol).toBe('mailto:')
    expect(getFooter().getByRole<HTMLAnchorElement>('link', { name: /202-555/ }).href).toBe(
      'tel:+12025550142',
    )
    expect(screen.getByRole('contentinfo').textContent).toMatch(/© 2017 Arielle Organics$/)
    for (const name of [/facebook/i, /instagram/i]) {
      await user.click(getFooter().getByRole('link', { name }))
      await expectPath('/')
      history.back()
      await expectPath('/about-us')
    }
  })

  test('focuses its content by the skip link and on a change of route, which is announced; a search is not', async () => {
    const { user } = await openShop('/about-us')
    // A screen reader announces the first page by itself.
    expect(getAnnouncement()).toBe('')
    await user.tab()
    await user.keyboard('{Enter}')
    await expectFocusOnContent()
    await user.click(within(getMain()).getByRole('link', { name: 'Contact Us' }))
    await expectFocusOnContent()
    await waitFor(() => expect(getAnnouncement()).toBe('Contact Us'))
    await user.click(getNavigation().getByRole('link', { name: 'Products' }))
    await waitFor(() => expect(getAnnouncement()).toBe('Store Front'))
    await user.type(screen.getByPlaceholderText('Search Products'), 'coco')
    await expectPath('/arielle-store?q=coco')
    expect(getAnnouncement()).toBe('Store Front')
    expect(getFocused()).toBe(screen.getByPlaceholderText('Search Products'))
  })

  test('says in contact bar and footer whether the shop is open, in Lagos time, and follows the clock', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    vi.setSystemTime('2026-03-14T16:58:30+01:00')
    await openShop('/')
    const places = [screen.getByRole('complementary', { name: 'Contact' }), screen.getByRole('contentinfo')]
    const readStates = () => places.map((place) => within(place).getByText(/^We(?:'re)? open/).textContent)
    expect(readStates()).toEqual(["We're open until 17:00", "We're open until 17:00"])
    act(() => void vi.advanceTimersByTime(120_000))
    expect(readStates()).toEqual(['We open on Monday at 09:00', 'We open on Monday at 09:00'])
  })
})

test('A page that is left right after a scroll keeps that position, though no scroll event has come yet', async () => {
  await openShop('/about-us')
  vi.stubGlobal('scrollY', 700)
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('scrollPositions')).toMatch(/,700\]/)
})

describe('The navigation', () => {
  test('leads to each of its routes, which have their canonical address, and the logo home', async () => {
    const { user } = await openShop('/confirm-list')
    expect(document.querySelector('link[rel=canonical]')).toBeNull()
    const links = getNavigation().getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(Object.keys(destinations))
    for (const [name, path] of Object.entries(destinations)) {
      await user.click(getNavigation().getByRole('link', { name }))
      await expectPath(path)
      expect(getNavigation().getByRole('link', { name }).getAttribute('aria-current')).toBe('page')
      await waitFor(() => {
        const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
        // My Requests is a page of one's own, which search engines leave out.
        expect(canonical).toBe(path === '/my-requests' ? undefined : businessDetails.siteUrl + path)
      })
    }
    await user.click(screen.getByRole('link', { name: 'Arielle Organics, home' }))
    await expectPath('/')
  })

  test('has My Requests in its row only for a guest who has sent something, and always in the phone menu', async () => {
    const getEntry = () => getNavigation().getByRole('link', { name: 'My Requests' }).parentElement
    await openShop('/about-us')
    expect(getEntry()?.className).toContain('drawerOnly')
    localStorage.setItem('guest', '1')
    await openShop('/about-us')
    expect(getEntry()?.className).toBe('')
  })

  test('leads by the search button of the header to the search field, with the focus in it', async () => {
    const { user } = await openShop('/about-us')
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Search' }))
    await expectPath('/arielle-store')
    await waitFor(() => expect(getFocused()).toBe(screen.getByPlaceholderText('Search Products')))
  })

  test('opens by the menu button with the focus on its first link, locks scrolling and the page, and closes by button, link and Escape', async () => {
    const { user } = await openShop('/about-us')
    const expectOpen = async (isOpen: boolean) => {
      await waitFor(() => expect(getButton('Menu').getAttribute('aria-expanded')).toBe(String(isOpen)))
      expect(document.documentElement.dataset.scroll).toBe(isOpen ? 'locked' : undefined)
      expect(getMain().parentElement?.hasAttribute('inert')).toBe(isOpen)
    }
    await user.click(getButton('Menu'))
    await expectOpen(true)
    expect(getFocused()?.textContent).toBe('Home')
    await user.click(getButton('Menu'))
    await expectOpen(false)
    for (const name of ['About Us', 'Contact']) {
      await user.click(getButton('Menu'))
      await user.click(getNavigation().getByRole('link', { name }))
      await expectOpen(false)
    }
    await expectPath('/contact-us')
    await user.click(getButton('Menu'))
    await user.keyboard('{Escape}')
    await expectOpen(false)
    expect(getFocused()).toBe(getButton('Menu'))
  })
})

describe('The map in the footer', () => {
  test('comes by a press only, takes the focus and stays on a change of route', async () => {
    const { user } = await openShop('/about-us')
    const externalLink = getFooter().getByRole<HTMLAnchorElement>('link', { name: /^Open in OpenStreetMap/ })
    expect(externalLink.href).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=/)
    expect([externalLink.target, externalLink.rel]).toEqual(['_blank', expect.stringContaining('noopener')])
    expect(document.querySelector('iframe')).toBeNull()
    await user.click(getFooter().getByRole('button', { name: 'Show map' }))
    const map = document.querySelector('iframe')
    expect(map?.src).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/)
    expect(map?.title).toContain('Ikeja')
    expect(getFocused()).toBe(map)
    await user.click(within(getMain()).getByRole('link', { name: 'Visit Products' }))
    await screen.findByRole('heading', { name: 'VIEW ALL PRODUCTS' })
    expect(document.querySelector('iframe')).toBe(map)
    await expectFocusOnContent()
  })

  test('explains offline why it does not come, and comes once there is a connection, whatever the browser says', async () => {
    const { user } = await openShop('/about-us')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(getFooter().getByRole('button', { name: 'Show map' }))
    await getFooter().findByText("Try again once you're back online.", { exact: false })
    expect(document.querySelector('iframe')).toBeNull()
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
    await user.click(getFooter().getByRole('button', { name: 'Show map' }))
    expect(document.querySelector('iframe')).not.toBeNull()
  })
})
