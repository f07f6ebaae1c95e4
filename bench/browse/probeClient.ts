import type { Page } from 'playwright-core'

const timeoutMs = 20_000

/** The load metrics of a page, in milliseconds since the start of the navigation. */
export type LoadMetrics = {
  isLoaded: boolean
  firstPaint: number | null
  largest: { at: number; element: string } | null
  tasks: { at: number; ms: number }[]
  shifts: { at: number; value: number }[]
}

/**
 * The times from a key press or tap to the next paint. `reported` comes from the Event Timing API, in steps of 8 ms and
 * without times below 16 ms; `painted` is measured in the page, up to the end of the frame.
 */
export type InteractionTimings = { reported: { id: number; at: number; ms: number }[]; painted: number[] }

/** An element that matches the selector and contains the text. */
export type ExpectedElement = { selector: string; text: string }

/** Reads the load metrics that the page has collected so far. */
export function readLoadMetrics(page: Page): Promise<LoadMetrics> {
  return page.evaluate<LoadMetrics>('bench.readLoadMetrics()')
}

/** Returns the interaction times since the last call and clears them. */
export function readAndClearInteractionTimings(page: Page): Promise<InteractionTimings> {
  return page.evaluate<InteractionTimings>('bench.takeInteractionTimings()')
}

/** Starts to measure the time from the next `pointerup` event to the first paint that shows each expected element. */
export async function startPaintTimer(page: Page, expected: readonly ExpectedElement[]): Promise<void> {
  await page.evaluate(`bench.startPaintTimer(${JSON.stringify(expected)})`)
}

/** Returns the times that startPaintTimer() measured. Throws if an expected element did not appear. */
export async function readPaintTimes(page: Page): Promise<number[]> {
  const times = await page.evaluate<number[] | null>(`bench.readPaintTimes(${timeoutMs})`)
  if (times === null)
    throw new Error(`${page.url()} did not show what was tapped for within ${timeoutMs / 1000} s.`)
  return times
}
