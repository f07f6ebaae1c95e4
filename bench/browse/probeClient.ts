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
 * The time of keys and taps to the next paint: `reported` by Event Timing, in steps of 8 ms and without those shorter than
 * a frame, and `painted` by the page's clock, to the end of the frame.
 */
export type InteractionTimings = { reported: { id: number; at: number; ms: number }[]; painted: number[] }

/** An element that contains this text. */
export type ExpectedElement = { selector: string; text: string }

/** Reads the load metrics so far. */
export function readLoadMetrics(page: Page): Promise<LoadMetrics> {
  return page.evaluate<LoadMetrics>('bench.readLoadMetrics()')
}

/** Takes the interactions since the last call. */
export function readAndClearInteractionTimings(page: Page): Promise<InteractionTimings> {
  return page.evaluate<InteractionTimings>('bench.takeInteractionTimings()')
}

/** Starts to measure the time from the next pointerup to the first paint with each expected element. */
export async function startPaintTimer(page: Page, expected: readonly ExpectedElement[]): Promise<void> {
  await page.evaluate(`bench.startPaintTimer(${JSON.stringify(expected)})`)
}

/** Reads the times of startPaintTimer. Throws if an element was not shown. */
export async function readPaintTimes(page: Page): Promise<number[]> {
  const times = await page.evaluate<number[] | null>(`bench.readPaintTimes(${timeoutMs})`)
  if (times === null)
    throw new Error(`${page.url()} did not show what was tapped for within ${timeoutMs / 1000} s.`)
  return times
}
