import type { Locator, Page } from 'playwright-core'

// The usual time between touchstart and click. A request that is sent at touchstart has this head start.
const touchMs = 80

/** Taps the middle of an element with real touch events, as soon as it can be tapped. */
export async function tapElement(page: Page, target: Locator): Promise<void> {
  await target.tap({ trial: true })
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${page.url()} has no place to tap for ${target.toString()}.`)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await delay(touchMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** Waits, as a person does between two actions. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
