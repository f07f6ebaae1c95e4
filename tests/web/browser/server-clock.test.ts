import { beforeEach, expect, test, vi } from 'vitest'
import { fireEvent, stubEventListeners } from './eventListeners'
import { setUpFakeTimers } from '../setUpFakeTimers'

const hourMs = 3_600_000
const startMs = Date.parse('2026-03-09T12:00:00Z')
let serverMs = startMs
const ask = vi.fn(() =>
  Promise.resolve(new Response(null, { headers: { Date: new Date(serverMs).toUTCString() } })),
)

setUpFakeTimers({ now: startMs })

beforeEach(() => {
  stubEventListeners()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('fetch', ask.mockClear())
  vi.resetModules()
  serverMs = startMs
})

test("The server's clock is asked once, again when the device's clock is set, and on return to the page", async () => {
  const { getServerClockOffsetMs } = await import('../../../web/browser/serverClock')
  vi.setSystemTime(startMs + hourMs)
  expect(await getServerClockOffsetMs()).toBe(-hourMs)
  await vi.advanceTimersByTimeAsync(hourMs)
  serverMs += hourMs
  expect(await getServerClockOffsetMs()).toBe(-hourMs)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.setSystemTime(serverMs)
  expect(await getServerClockOffsetMs()).toBe(0)
  fireEvent('visibilitychange')
  await getServerClockOffsetMs()
  expect(ask).toHaveBeenCalledTimes(3)
})
