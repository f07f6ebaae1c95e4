import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isTakenOver } from './browser'

/** What screen readers say of a control after its name: its hint and its fault. */
export function description(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
}

export function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 40 && !(await isFocused(control)); presses += 1) {
    await page.keyboard.press('Tab')
  }
  expect(await isFocused(control)).toBe(true)
}

/** A tab of the same browser in which using the storage throws, on each use or only when it would grow. */
export async function withoutStorage(page: Page, kind: 'forbidden' | 'full', path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.addInitScript(kind === 'forbidden' ? forbid : fill)
  await tab.goto(path)
  await tab.waitForFunction(isTakenOver)
  return tab
}

function forbid() {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
}

function fill() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

/** The text that a link hands over, decoded as its receiver decodes it. */
export async function handedOver(link: Locator): Promise<{ to: string; texts: Record<string, string> }> {
  const { protocol, host, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '')
  return { to: `${protocol}${host}${pathname}`, texts: Object.fromEntries(searchParams) }
}
