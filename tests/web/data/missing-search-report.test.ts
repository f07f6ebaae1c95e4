import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setUpFakeTimers } from '../setUpFakeTimers'

const pauseMs = 10_000
const fetched = vi.fn<(path: string, options: { body: string }) => Promise<Response>>()

/** Loads the module as a new page does: it remembers what it sent. */
async function openPage() {
  vi.resetModules()
  return import('../../../web/data/catalogue/missingSearches')
}

const listReports = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body) as unknown)

setUpFakeTimers()

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('addEventListener', () => undefined)
  return () => {
    vi.useRealTimers()
  }
})

describe('A report of searches that found nothing', () => {
  test('has only the last of the words that a visitor typed with short stops', async () => {
    const { reportMissingSearch } = await openPage()
    for (const text of ['kul', 'Kuli  zed', 'kuli', 'zobo']) reportMissingSearch(text)
    expect(listReports()).toEqual([])
    vi.advanceTimersByTime(pauseMs)
    expect(listReports()).toEqual([{ words: ['kuli zed', 'zobo'] }])
  })

  test('may fail, and is not tried again', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const { reportMissingSearch } = await openPage()
    for (let search = 0; search < 2; search++) {
      reportMissingSearch('kuli zed')
      await vi.advanceTimersByTimeAsync(pauseMs)
    }
    expect(listReports()).toEqual([{ words: ['kuli zed'] }])
  })
})
