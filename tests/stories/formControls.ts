import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

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
