import type { Page } from 'playwright-core'
import { pause, tap } from '../browse/finger'
import { type Interactions, takeInteractions } from '../browse/probed'

/** Keys or taps, each in milliseconds to the next paint: by the page's clock, and as the browser reports it. */
export type Presses = { painted: number[]; reported: number[] }

/** Waits until nothing is on its way to the page. */
export type Settle = () => Promise<unknown>

// What the browser does not report was painted within this.
const shortestMs = 16
const betweenKeysMs = 200
const betweenTapsMs = 600
const letters = ['c', 'o', 'c', 'o', 'n', 'u', 't']

/**
 * Types a word into the search box and takes it back, key by key: once while what the search needs is still coming, and
 * once when it is there.
 */
export function typing(page: Page, settle: Settle): Promise<Presses> {
  return timed(page, letters.length * 4, async () => {
    await tap(page, page.getByPlaceholder('Search Products'))
    await settle()
    await takeInteractions(page)
    await typeAndTakeBack(page)
    await settle()
    await typeAndTakeBack(page)
  })
}

async function typeAndTakeBack(page: Page): Promise<void> {
  for (const key of [...letters, ...letters.map(() => 'Backspace')]) {
    await page.keyboard.press(key)
    await pause(betweenKeysMs)
  }
}

/** Chooses one category after the other, and all again. */
export function choosing(page: Page): Promise<Presses> {
  const names = ['Butter', 'Oil', 'Soap', 'All']
  const group = page.getByRole('group', { name: 'Category' })
  return timed(page, names.length, async () => {
    await takeInteractions(page)
    for (const name of names) {
      await tap(page, group.getByRole('button', { name, exact: true }))
      await pause(betweenTapsMs)
    }
  })
}

async function timed(page: Page, count: number, press: () => Promise<void>): Promise<Presses> {
  await press()
  return pressesOf(await takeInteractions(page), count)
}

/** So many presses: the longest of the events that the browser reports for each, where it reports any. */
export function pressesOf({ reported, painted }: Interactions, count: number): Presses {
  if (painted.length !== count) throw new Error(`${count} presses were painted ${painted.length} times.`)
  const longest = new Map<number, number>()
  for (const { id, ms } of reported) longest.set(id, Math.max(ms, longest.get(id) ?? 0))
  const unreported = Array.from({ length: count - longest.size }, () => shortestMs)
  return { painted, reported: [...longest.values(), ...unreported] }
}
