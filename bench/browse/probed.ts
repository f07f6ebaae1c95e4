import type { Page } from 'playwright-core'

/** What the probe saw of a page's loading, in milliseconds since the navigation began. */
export type Loaded = {
  isLoaded: boolean
  firstPaint: number | null
  largest: { at: number; element: string } | null
  tasks: { at: number; ms: number }[]
  shifts: { at: number; value: number }[]
}

/** One interaction as the browser timed it, to the next paint. */
export type InteractionTime = { id: number; at: number; ms: number }

/** What to look for in the page: an element with these words, or that there is none any more. */
export type Look = { selector: string; text: string; gone?: boolean }

/** What the page's loading showed so far. */
export function loadedOf(page: Page): Promise<Loaded> {
  return page.evaluate<Loaded>('bench.loaded()')
}

/** The interactions since the last call; those shorter than a frame are not among them. */
export function takeInteractions(page: Page): Promise<InteractionTime[]> {
  return page.evaluate<InteractionTime[]>('bench.takeEvents()')
}

/** Starts to wait for the next lifting of a finger and for what it shows. */
export async function awaitShown(page: Page, looks: readonly Look[]): Promise<void> {
  await page.evaluate(`bench.untilShown(${JSON.stringify(looks)})`)
}

/** How long after the lifting of the finger each was painted first; waits for all. */
export function shownAfter(page: Page): Promise<number[]> {
  return page.evaluate<number[]>('bench.shownAfter()')
}
