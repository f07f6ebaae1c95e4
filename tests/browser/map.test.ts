import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { answerForMap, useBrowser } from './browser'

const visit = useBrowser()

const footer = (page: Page) => page.getByRole('contentinfo')
const showMap = (page: Page) => footer(page).getByRole('button', { name: 'Show map' })

describe('1. Footer: the embedded map', () => {
  test('is fetched at a tap and not before, and the keyboard goes on inside it', async () => {
    const page = await visit('/about-us')
    await answerForMap(page)
    await showMap(page).scrollIntoViewIfNeeded()
    expect(await page.locator('iframe').count()).toBe(0)
    await showMap(page).click()
    const map = footer(page).locator('iframe')
    expect(await map.getAttribute('src')).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/)
    expect(await map.getAttribute('title')).toContain('Ikeja')
    await expect.poll(() => map.evaluate((frame) => frame === document.activeElement)).toBe(true)
  })

  test('can be opened in a tab of its own without fetching it here', async () => {
    const page = await visit('/about-us')
    await answerForMap(page)
    const out = footer(page).getByRole('link', { name: 'Open in OpenStreetMap' })
    expect(await out.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=/)
    expect(await out.getAttribute('target')).toBe('_blank')
    expect(await out.getAttribute('rel')).toContain('noopener')
  })

  test('offline, a tap says why no map comes and when it will', async () => {
    const page = await visit('/about-us', { expected: /ERR_INTERNET_DISCONNECTED/, fresh: true })
    await answerForMap(page)
    await showMap(page).scrollIntoViewIfNeeded()
    await page.context().setOffline(true)
    await showMap(page).click()
    await footer(page).getByText('show the map once you are online again').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    await page.context().setOffline(false)
    await showMap(page).click()
    await footer(page).locator('iframe').waitFor()
  })

  test('stays where it was shown when the route changes', async () => {
    const page = await visit('/about-us')
    await answerForMap(page)
    await showMap(page).click()
    await page.getByRole('link', { name: 'Visit Products' }).click()
    await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
    await footer(page).locator('iframe').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})
