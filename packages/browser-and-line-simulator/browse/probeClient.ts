import type { BrowserContext, Page } from 'playwright-core'

const timeoutMs = 20_000

/** The load metrics of a page, in milliseconds since the start of the navigation. */
export type LoadMetrics = {
  isLoaded: boolean
  firstPaint: number | null
  largest: { at: number; element: string } | null
  tasks: { at: number; ms: number }[]
  shifts: { at: number; value: number }[]
}

/** Times from input to the next paint; `reported` (Event Timing API) has 8 ms steps and omits times below 16 ms. */
export type InteractionTimings = { reported: { id: number; at: number; ms: number }[]; painted: number[] }

/** An element that matches the selector and contains the text. */
export type ExpectedElement = { selector: string; text: string }

export function readLoadMetrics(page: Page): Promise<LoadMetrics> {
  return page.evaluate<LoadMetrics>('bench.readLoadMetrics()')
}

/** Returns the interaction times since the last call and clears them. */
export function readAndClearInteractionTimings(page: Page): Promise<InteractionTimings> {
  return page.evaluate<InteractionTimings>('bench.takeInteractionTimings()')
}

/** Starts to measure the time from the next input event to the first paint that shows each expected element. */
export async function startPaintTimer(
  page: Page,
  expected: readonly ExpectedElement[],
  eventType: 'pointerup' | 'keydown' = 'pointerup',
): Promise<void> {
  await page.evaluate(`bench.startPaintTimer(${JSON.stringify(expected)}, '${eventType}')`)
}

/** Measures in each new page the time from the start of its navigation to the first paint with an element. */
export async function measureAppearance(context: BrowserContext, expected: ExpectedElement): Promise<void> {
  await context.addInitScript(`bench.startAppearanceTimer(${JSON.stringify(expected)})`)
}

/** Starts to measure the time from the start of the navigation to the next paint that shows the element anew. */
export async function startAppearanceTimer(page: Page, expected: ExpectedElement): Promise<void> {
  await page.evaluate(`bench.startAppearanceTimer(${JSON.stringify(expected)})`)
}

/** Returns the times that startPaintTimer() or startAppearanceTimer() measured. Throws if an expected element did not appear. */
export async function readPaintTimes(page: Page): Promise<number[]> {
  const times = await page.evaluate<number[] | null>(`bench.readPaintTimes(${timeoutMs})`)
  if (times === null)
    throw new Error(`${page.url()} did not show what was expected within ${timeoutMs / 1000} s.`)
  return times
}
