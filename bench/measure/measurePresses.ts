import type { Page } from 'playwright-core'
import { delay, tapElement } from '../../packages/browser-and-line-simulator/browse/tapElement'
import {
  type InteractionTimings,
  readAndClearInteractionTimings,
} from '../../packages/browser-and-line-simulator/browse/probeClient'

/** Milliseconds to the next paint: `painted` from a script in the page, `reported` from the Event Timing API. */
export type KeyAndTapTimings = { painted: number[]; reported: number[] }

export type WaitUntilPageIdleFunction = () => Promise<unknown>

// The Event Timing API does not report interactions shorter than 16 ms.
const minReportedMs = 16
const keyIntervalMs = 200
const tapIntervalMs = 600
const letters = ['c', 'o', 'c', 'o', 'n', 'u', 't']

/** Types and deletes a word in the search box twice: while the search index is loading, and when it is loaded. */
export function measureTyping(page: Page, waitForIdle: WaitUntilPageIdleFunction): Promise<KeyAndTapTimings> {
  return measurePresses(page, letters.length * 4, async () => {
    await tapElement(page, page.getByPlaceholder('Search Products'))
    await waitForIdle()
    await readAndClearInteractionTimings(page)
    await typeAndDelete(page)
    await waitForIdle()
    await typeAndDelete(page)
  })
}

async function typeAndDelete(page: Page): Promise<void> {
  for (const key of [...letters, ...letters.map(() => 'Backspace')]) {
    await page.keyboard.press(key)
    await delay(keyIntervalMs)
  }
}

/** Measures the taps that choose three product categories and then all products. */
export function measureCategoryChoice(page: Page): Promise<KeyAndTapTimings> {
  const names = ['Butter', 'Oil', 'Soap', 'All']
  const group = page.getByRole('group', { name: 'Category' })
  return measurePresses(page, names.length, async () => {
    await readAndClearInteractionTimings(page)
    for (const name of names) {
      await tapElement(page, group.getByRole('button', { name, exact: true }))
      await delay(tapIntervalMs)
    }
  })
}

/** Presses keys or taps, and returns the times of the `count` presses to the next paint. */
export async function measurePresses(
  page: Page,
  count: number,
  press: () => Promise<void>,
): Promise<KeyAndTapTimings> {
  await press()
  return toKeyAndTapTimings(await readAndClearInteractionTimings(page), count)
}

/** Returns the longest reported time per key press or tap, or 16 ms if the Event Timing API reported none. */
export function toKeyAndTapTimings(
  { reported, painted }: InteractionTimings,
  count: number,
): KeyAndTapTimings {
  if (painted.length !== count) throw new Error(`${count} presses were painted ${painted.length} times.`)
  const longest = new Map<number, number>()
  for (const { id, ms } of reported) longest.set(id, Math.max(ms, longest.get(id) ?? 0))
  const unreported = Array.from({ length: count - longest.size }, () => minReportedMs)
  return { painted, reported: [...longest.values(), ...unreported] }
}
