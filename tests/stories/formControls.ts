import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { makeLocalStorageThrow, type StorageFailure } from './pageStorage'
import { isHydrated } from './setUpBrowser'

/** The control's accessible description: its hint and its error. */
export function getAccessibleDescription(control: Locator): Promise<string> {
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
export async function tabToControl(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 40 && !(await isFocused(control)); presses += 1) {
    await page.keyboard.press('Tab')
  }
  expect(await isFocused(control)).toBe(true)
}

/** Opens another tab in which localStorage fails in this way. */
export async function openTabWithoutStorage(page: Page, kind: StorageFailure, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await makeLocalStorageThrow(tab, kind)
  await tab.goto(path)
  await tab.waitForFunction(isHydrated)
  return tab
}

/** The address of a link without its query, and the decoded parameters of the query. */
export async function parseLinkQueryParameters(
  link: Locator,
): Promise<{ to: string; texts: Record<string, string> }> {
  const { protocol, host, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '')
  return { to: `${protocol}${host}${pathname}`, texts: Object.fromEntries(searchParams) }
}
