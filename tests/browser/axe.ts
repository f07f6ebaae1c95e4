import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with each rule of WCAG 2.2 AA (and of good practice) that the page breaks as it comes to rest, and with where. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(await readFile(source, 'utf8'))
  await page.evaluate(rest)
  const { violations } = await page.evaluate(runAxe, wcag22aa)
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
  expect(found, page.url()).toEqual([])
}

/** The same where the page's clock stands still: the look takes milliseconds of its time, which are let pass one by one. */
export async function expectNoViolationsAt(page: Page): Promise<void> {
  let isLooking = true
  const looked = expectNoViolations(page).finally(() => {
    isLooking = false
  })
  const tick = async (): Promise<void> => {
    if (!isLooking) return
    await page.clock.runFor(1)
    await tick()
  }
  await Promise.all([looked, tick()])
}

// What is still fading in has no contrast yet. Whatever moves for long (what turns while one waits, a message's time) goes on.
function rest(): Promise<unknown> {
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && isShort(effect))
  return Promise.allSettled(moving.map(({ finished }) => finished))
  function isShort(effect: AnimationEffect | null) {
    return Number(effect?.getComputedTiming().endTime) < 3000
  }
}

// Foreign pages in frames (the map) answer for themselves.
function runAxe(tags: string[]): Promise<Axe.AxeResults> {
  const { axe } = globalThis as unknown as { axe: typeof Axe }
  return axe.run({ exclude: ['iframe'] }, { runOnly: tags, resultTypes: ['violations'] })
}
