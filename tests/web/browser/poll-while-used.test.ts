import { beforeEach, expect, test, vi } from 'vitest'
import { pollWhileUsed } from '../../../web/browser/pollWhileUsed'

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
const createCheck = () => vi.fn(() => Promise.resolve())

/** The number of checks in a period in which the visitor uses the page every 10 seconds. */
async function countChecksInUse(check: ReturnType<typeof createCheck>, periodMs: number): Promise<number> {
  check.mockClear()
  for (let elapsedMs = 0; elapsedMs < periodMs; elapsedMs += 10_000) {
    fire('scroll')
    await vi.advanceTimersByTimeAsync(10_000)
  }
  return check.mock.calls.length
}

test('checks at once, and every 35 seconds while the page is used', async () => {
  const check = createCheck()
  pollWhileUsed(check)
  expect(check).toHaveBeenCalledTimes(1)
  expect(await countChecksInUse(check, 350_000)).toBe(10)
})

test('stops two minutes after the last use, and checks at once when the page is used again', async () => {
  const check = createCheck()
  pollWhileUsed(check)
  await vi.advanceTimersByTimeAsync(120_000)
  check.mockClear()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(check).not.toHaveBeenCalled()
  fire('pointermove')
  await vi.advanceTimersByTimeAsync(0)
  expect(check).toHaveBeenCalledTimes(1)
})

test.each([
  ['hidden', { hidden: true }, 'visibilitychange'],
  ['offline', { onLine: false }, 'online'],
])('does not check while the page is %s, and at once when it returns', async (_, state, eventName) => {
  const check = createCheck()
  pollWhileUsed(check)
  await vi.advanceTimersByTimeAsync(10_000)
  setPageState(state)
  fire(eventName)
  expect(await countChecksInUse(check, 600_000)).toBe(0)
  setPageState()
  fire(eventName)
  await vi.advanceTimersByTimeAsync(0)
  expect(check).toHaveBeenCalledTimes(1)
})

test('with the data saver on checks only once', async () => {
  setPageState({ saveData: true })
  const check = createCheck()
  pollWhileUsed(check)
  expect(check).toHaveBeenCalledTimes(1)
  fire('visibilitychange')
  expect(await countChecksInUse(check, 600_000)).toBe(0)
})

test('never checks twice at the same time, and whoever asks joins the running check', async () => {
  const ends: (() => void)[] = []
  const check = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)))
  const checkNow = pollWhileUsed(check)
  expect(await countChecksInUse(check, 100_000)).toBe(0)
  const joined = checkNow()
  expect(check).not.toHaveBeenCalled()
  for (const end of ends) end()
  expect(await joined).toBe(true)
})

test('waits longer after each failure, at most ten minutes', async () => {
  const check = vi.fn(() => Promise.reject(new Error('503')))
  const checkNow = pollWhileUsed(check)
  expect(await checkNow()).toBe(false)
  expect(await countChecksInUse(check, 60_000)).toBe(0)
  expect(await countChecksInUse(check, 7_200_000)).toBeLessThan(20)
})
