import type { Page } from 'playwright-core'

const patienceMs = 20_000

/** What the probe saw of a page's loading, in milliseconds since the navigation began. */
export type Loaded = {
  isLoaded: boolean
  firstPaint: number | null
  largest: { at: number; element: string } | null
  tasks: { at: number; ms: number }[]
  shifts: { at: number; value: number }[]
}

/**
 * Keys and taps to the next paint: as the browser reports them (in steps of 8 ms; those shorter than a frame are not
 * among them), and by the page's own clock, to the end of the frame.
 */
export type Interactions = { reported: { id: number; at: number; ms: number }[]; painted: number[] }

/** What to look for in the page: an element with these words. */
export type Look = { selector: string; text: string }

/** What the page's loading showed so far. */
export function loadedOf(page: Page): Promise<Loaded> {
  return page.evaluate<Loaded>('bench.loaded()')
}

/** The interactions since the last call. */
export function takeInteractions(page: Page): Promise<Interactions> {
  return page.evaluate<Interactions>('bench.takeInteractions()')
}

/** Starts to wait for the next lifting of a finger and for what it shows. */
export async function awaitShown(page: Page, looks: readonly Look[]): Promise<void> {
  await page.evaluate(`bench.awaitShown(${JSON.stringify(looks)})`)
}

/** How long after the lifting of the finger each was painted first; throws where one never was. */
export async function shownAfter(page: Page): Promise<number[]> {
  const times = await page.evaluate<number[] | null>(`bench.shownAfter(${patienceMs})`)
  if (times === null)
    throw new Error(`${page.url()} did not show what was tapped for within ${patienceMs / 1000} s.`)
  return times
}
