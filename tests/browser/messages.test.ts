import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone, saidAsError, useBrowser } from './browser'
import { add } from './orderList'

const visit = useBrowser()

describe('9. Messages', () => {
  test.each([
    ['phone', phone],
    ['desktop', desktop],
  ])('stand at the top of the window, in the middle, on a %s', async (_, screen) => {
    const page = await visit('/arielle-store', { screen })
    await add(page, 'Shea Butter').click()
    const message = page.getByRole('alert').filter({ hasText: 'Shea Butter added to order list' })
    const place = async () => {
      const { x, y, width, height } = (await message.boundingBox()) ?? {
        x: 0,
        y: screen.height,
        width: 0,
        height: 0,
      }
      return {
        isInTheMiddle: Math.round(Math.abs(x + width / 2 - screen.width / 2)) <= 20,
        isAtTheTop: y + height < screen.height / 3,
      }
    }
    await expect.poll(place).toEqual({ isInTheMiddle: true, isAtTheTop: true })
  })

  test.each([
    ['/contact-us', 'SUBMIT', 'fill in required fields'],
    ['/login-account', 'ENTER', 'fill in all fields'],
    ['/register-account', 'ENTER', 'fill in all fields'],
    ['/recover-password', 'SUBMIT', 'Enter a registered email'],
  ])('that say what is wrong are errors: %s, %s', async (path, button, words) => {
    const page = await visit(path, { expected: /status of 400|auth\// })
    await page.getByRole('button', { name: button, exact: true }).click()
    await saidAsError(page, words)
    expect(await page.locator('.Toastify__toast--success').count()).toBe(0)
  })

  test('that say what was done are none', async () => {
    const page = await visit('/arielle-store')
    await add(page, 'Shea Butter').click()
    await page.getByRole('alert').filter({ hasText: 'Shea Butter added to order list' }).waitFor()
    expect(await page.locator('.Toastify__toast--error').count()).toBe(0)
  })

  test('that cannot be loaded are shown plainly, and the console says no more than that the network is gone', async () => {
    const page = await visit('/arielle-store', { expected: /ERR_INTERNET_DISCONNECTED/, fresh: true })
    await add(page, 'Shea Butter').waitFor()
    await page.context().setOffline(true)
    const painted = await holdPainting(page)
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('toaster'))
    await add(page, 'Shea Butter').click()
    await refused
    await painted()
    await expect
      .poll(() => page.getByRole('alert').allTextContents())
      .toEqual(['Shea Butter added to order list'])
  })
})

/** From now on nothing is painted, as on a slow phone, until the function that comes back is called. */
async function holdPainting(page: Page) {
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = (frame) => waiting.push(frame)
    Object.assign(window, {
      paint: () => {
        for (const frame of waiting) frame(performance.now())
      },
    })
  })
  return () => page.evaluate('paint()')
}
