import type { Locator, Page } from 'playwright-core'

// A finger rests on the glass about this long; what a touch begins to fetch has that much of a start.
const touchMs = 80

/** Taps the middle of an element as a finger does, as soon as it can be tapped. */
export async function tap(page: Page, target: Locator): Promise<void> {
  await target.tap({ trial: true })
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${page.url()} has no place to tap for ${target.toString()}.`)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await pause(touchMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** Does nothing for a while, as a person between two actions. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
