import { beforeEach, expect, test, vi } from 'vitest'
import { pollWhileVisible } from '../../../web/features/order-list/pollWhileVisible'

/** The page's event listeners by event name. */
let eventListeners: Map<string, () => void>

beforeEach(() => {
  vi.useFakeTimers()
  eventListeners = new Map()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
    eventListeners.set(name, listener),
  )
  setPageState()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

function setPageState({ hidden = false, onLine = true, saveData = false } = {}) {
  vi.stubGlobal('document', { hidden })
  vi.stubGlobal('navigator', { onLine, connection: { saveData } })
}

const fire = (eventName: string) => eventListeners.get(eventName)?.()

/** The number of checks in a period, in milliseconds. */
function countChecks(check: ReturnType<typeof vi.fn>, periodMs: number): number {
  check.mockClear()
  vi.advanceTimersByTime(periodMs)
  return check.mock.calls.length
}

test('checks 24 times a minute, and once a minute while nobody has used the page for ten minutes', () => {
  const check = vi.fn()
  pollWhileVisible(check)
  expect(countChecks(check, 60_000)).toBe(24)
  vi.advanceTimersByTime(600_000)
  expect(countChecks(check, 3_600_000)).toBe(60)
  fire('keydown')
  expect(countChecks(check, 60_000)).toBe(24)
})

test.each([
  ['hidden', { hidden: true }, 'visibilitychange'],
  ['offline', { onLine: false }, 'online'],
])('does not check while the page is %s, and at once when it returns', (_, state, eventName) => {
  const check = vi.fn()
  pollWhileVisible(check)
  setPageState(state)
  vi.advanceTimersByTime(2_500)
  expect(countChecks(check, 3_600_000)).toBe(0)
  fire('keydown')
  expect(check).not.toHaveBeenCalled()
  setPageState()
  fire(eventName)
  expect(check).toHaveBeenCalledTimes(1)
  expect(countChecks(check, 60_000)).toBe(24)
})

test('with the data saver on checks only when the visitor returns to the page', () => {
  setPageState({ saveData: true })
  const check = vi.fn()
  pollWhileVisible(check)
  fire('keydown')
  expect(countChecks(check, 3_600_000)).toBe(0)
  fire('focus')
  expect(check).toHaveBeenCalledTimes(1)
  expect(countChecks(check, 3_600_000)).toBe(0)
})

test('checks once for many events in a row, and stops', () => {
  const check = vi.fn()
  const stop = pollWhileVisible(check)
  for (let count = 0; count < 20; count += 1) fire('keydown')
  expect(check).toHaveBeenCalledTimes(1)
  stop()
  expect(countChecks(check, 60_000)).toBe(0)
})
