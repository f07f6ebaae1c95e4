import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setUpBrowser, stubMapRequests } from './setUpBrowser'

const visit = setUpBrowser()

const getFooter = (page: Page) => page.getByRole('contentinfo')
const getMapFrame = (page: Page) => getFooter(page).locator('iframe')
const getShowMapButton = (page: Page) => getFooter(page).getByRole('button', { name: 'Show map' })

describe('The map in the footer', () => {
  test('is fetched by a press only, takes the focus and stays on a change of route', async () => {
    const page = await visit('/about-us')
    await stubMapRequests(page)
    const externalLink = getFooter(page).getByRole('link', { name: 'Open in OpenStreetMap' })
    expect(await externalLink.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=/)
    expect(await externalLink.getAttribute('target')).toBe('_blank')
    expect(await externalLink.getAttribute('rel')).toContain('noopener')

    await getShowMapButton(page).scrollIntoViewIfNeeded()
    expect(await page.locator('iframe').count()).toBe(0)
    await getShowMapButton(page).click()
    const map = getMapFrame(page)
    expect(await map.getAttribute('src')).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/)
    expect(await map.getAttribute('title')).toContain('Ikeja')
    await expect.poll(() => map.evaluate((frame) => frame === document.activeElement)).toBe(true)

    await page.getByRole('link', { name: 'Visit Products' }).click()
    await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
    await map.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  test('explains offline why it does not come, and comes once online', async () => {
    const page = await visit('/about-us', { expected: /ERR_INTERNET_DISCONNECTED/, fresh: true })
    await stubMapRequests(page)
    await getShowMapButton(page).scrollIntoViewIfNeeded()
    await page.context().setOffline(true)
    await getShowMapButton(page).click()
    await getFooter(page).getByText("Try again once you're back online.").waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    await page.context().setOffline(false)
    await getShowMapButton(page).click()
    await getMapFrame(page).waitFor()
  })
})
