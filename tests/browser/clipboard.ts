import type { Page } from 'playwright-core'

/** Puts something of the test's own in place of a way to pass a text on, and keeps what it was handed. */
export function replaceWay(page: Page, name: 'share' | 'clipboard', works: boolean): Promise<void> {
  return page.evaluate(
    ([name, works]) => {
      const take = (given: unknown) => {
        document.body.dataset.taken = JSON.stringify(given)
        return works ? Promise.resolve() : Promise.reject(new DOMException('no', 'NotAllowedError'))
      }
      Object.defineProperty(navigator, name, { value: name === 'share' ? take : { writeText: take } })
    },
    [name, works] as const,
  )
}

/** What that was handed, as JSON. */
export const taken = (page: Page): Promise<string> => page.evaluate(() => document.body.dataset.taken ?? '')

/** What the visitor has selected in the page. */
export const selected = (page: Page): Promise<string> => page.evaluate(() => getSelection()?.toString() ?? '')
