import type { Page } from 'playwright-core'

/** Replaces the share or clipboard API with a stub that records the text, and then succeeds or fails. */
export function stubShareApi(page: Page, name: 'share' | 'clipboard', works: boolean): Promise<void> {
  return page.evaluate(
    ([name, works]) => {
      const recordShared = (sharedData: unknown) => {
        document.body.dataset.taken = JSON.stringify(sharedData)
        return works ? Promise.resolve() : Promise.reject(new DOMException('no', 'NotAllowedError'))
      }
      Object.defineProperty(navigator, name, {
        value: name === 'share' ? recordShared : { writeText: recordShared },
      })
    },
    [name, works] as const,
  )
}

/** Returns the data that the stub of the share or clipboard API received, as JSON. */
export const getRecordedShareData = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.dataset.taken ?? '')

export const getSelectedText = (page: Page): Promise<string> =>
  page.evaluate(() => getSelection()?.toString() ?? '')
