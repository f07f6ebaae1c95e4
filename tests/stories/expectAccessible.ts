import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findUnreadableTexts, listAccessibleTexts } from '../unreadableTexts'
import { desktopViewport, getHorizontalOverflow, phoneViewport } from './setUpBrowser'

const axeScriptPath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails if the page, after its animations have ended, breaks a rule of WCAG 2.2 AA or of axe's best practices, shows
 * what only a program should see, or has a control of the desk that is too small for fingers; lists all of these.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const hasAxe = await page.evaluate(() => 'axe' in globalThis)
  if (!hasAxe) await page.evaluate(await readFile(axeScriptPath, 'utf8'))
  await page.evaluate(waitForAnimations)
  const { violations } = await page.evaluate(runAxe, wcagTags)
  const messages = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
  expect(messages, page.url()).toEqual([])
  expect(await page.evaluate(listSmallTargets), page.url()).toEqual([])
  expect(findUnreadableTexts(await page.evaluate(listAccessibleTexts)), page.url()).toEqual([])
}

/** Fails if the page is not accessible, or scrolls sideways on a narrow phone, a phone or a desktop. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Fails if the page scrolls sideways on a narrow phone, a phone or a desktop. Then the window has its former size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize() ?? desktopViewport
  for (const viewport of [{ width: 320, height: 640 }, phoneViewport, desktopViewport]) {
    await page.setViewportSize(viewport)
    expect(await getHorizontalOverflow(page), JSON.stringify(viewport)).toBe(0)
  }
  await page.setViewportSize(before)
}

/**
 * Checks the accessibility of a page whose clock is paused. axe uses timers, so the check moves the clock forward one
 * millisecond at a time.
 */
export async function expectAccessibleWithPausedClock(page: Page): Promise<void> {
  let isChecking = true
  const accessibilityCheck = expectAccessible(page).finally(() => {
    isChecking = false
  })
  const tick = async (): Promise<void> => {
    if (!isChecking) return
    await page.clock.runFor(1)
    await tick()
  }
  await Promise.all([accessibilityCheck, tick()])
}

// Waits for fade-ins, because elements that fade in have too little contrast, but not for long animations (spinners,
// the progress of a toast).
function waitForAnimations(): Promise<unknown> {
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && isShort(effect))
  return Promise.allSettled(moving.map(({ finished }) => finished))
  function isShort(effect: AnimationEffect | null) {
    return Number(effect?.getComputedTiming().endTime) < 3000
  }
}

/** Lists the desk's controls that are lower than 44 pixels on a touch screen, but for links within a sentence. */
function listSmallTargets(): string[] {
  if (!location.pathname.startsWith('/staff') || !matchMedia('(pointer: coarse)').matches) return []
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, summary, select, textarea, input')
  return [...controls].filter(isSmall).map((control) => control.outerHTML.slice(0, 200))
  function isSmall(control: HTMLElement) {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
    const boxes = [control, ...(label ? [label] : [])].map((element) => element.getBoundingClientRect())
    const isShown = control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]')
    const { display, clipPath } = getComputedStyle(control)
    // A clipped one is there for keyboards and screen readers alone.
    return (
      isShown &&
      display !== 'inline' &&
      clipPath === 'none' &&
      Math.max(...boxes.map(({ height }) => height)) < 43.5
    )
  }
}

// Excludes frames: the pages of other sites in frames (the map) are not part of this site.
function runAxe(tags: string[]): Promise<Axe.AxeResults> {
  const { axe } = globalThis as unknown as { axe: typeof Axe }
  return axe.run({ exclude: ['iframe'] }, { runOnly: tags, resultTypes: ['violations'] })
}
