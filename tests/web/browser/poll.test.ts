import { beforeEach, describe, expect, test, vi } from 'vitest'
import { poll, type PollOptions } from '../../../web/browser/poll'
import { fireEvent, stubEventListeners } from './eventListeners'
import { setUpFakeTimers } from '../setUpFakeTimers'

const checkAlways: PollOptions = {
  intervalMs: 30_000,
  minReturnIntervalMs: 1000,
  withDataSaver: 'returns',
}

const checkWhileUsed: PollOptions = {
  intervalMs: 35_000,
  maxIntervalMs: 600_000,
  unusedAfterMs: 120_000,
  minReturnIntervalMs: 5000,
  withDataSaver: 'nothing',
}

setUpFakeTimers()

beforeEach(() => {
  stubEventListeners()
  setPageState()
})

function setPageState({ hidden = false, saveData = false } = {}) {
  vi.stubGlobal('document', { hidden })
  // Some browsers say 'offline' on a connected device.
  vi.stubGlobal('navigator', { onLine: false, connection: { saveData } })
}

/** Polls, and returns a function that counts the checks in a period. */
function startPoll(options: PollOptions) {
  const check = vi.fn(() => Promise.resolve())
  const { stop } = poll(check, options)
  const countChecks = async (periodMs: number) => {
    check.mockClear()
    await vi.advanceTimersByTimeAsync(periodMs)
    return check.mock.calls.length
  }
  return { countChecks, stop }
}

/** Lets time pass while the visitor uses the page every 10 seconds. */
async function usePage(periodMs: number) {
  for (let elapsedMs = 0; elapsedMs < periodMs; elapsedMs += 10_000) {
    fireEvent('scroll')
    await vi.advanceTimersByTimeAsync(10_000)
  }
}

describe('A poll', () => {
  test('checks at its interval', async () => {
    const { countChecks } = startPoll(checkAlways)
    expect(await countChecks(3_600_000)).toBe(120)
  })

  test('that stops while the page is unused checks at once when it is used again', async () => {
    const { countChecks } = startPoll(checkWhileUsed)
    expect(await countChecks(120_000)).toBe(3)
    expect(await countChecks(3_600_000)).toBe(0)
    fireEvent('pointermove')
    expect(await countChecks(0)).toBe(1)
  })

  test('does not check while the page is hidden, and at once when it returns', async () => {
    const { countChecks } = startPoll(checkAlways)
    setPageState({ hidden: true })
    expect(await countChecks(3_600_000)).toBe(0)
    fireEvent('keydown')
    expect(await countChecks(10_000)).toBe(0)
    setPageState()
    fireEvent('visibilitychange')
    expect(await countChecks(0)).toBe(1)
  })

  test('with the data saver on checks only when the visitor returns to the page', async () => {
    setPageState({ saveData: true })
    const { countChecks } = startPoll(checkAlways)
    fireEvent('keydown')
    expect(await countChecks(3_600_000)).toBe(0)
    fireEvent('focus')
    expect(await countChecks(3_600_000)).toBe(1)
  })

  test('that the data saver stops does not check when the visitor returns either', async () => {
    setPageState({ saveData: true })
    const { countChecks } = startPoll(checkWhileUsed)
    fireEvent('visibilitychange')
    fireEvent('scroll')
    expect(await countChecks(600_000)).toBe(0)
  })

  test('checks at most once a second for many returns in a row, and stops', async () => {
    const { countChecks, stop } = startPoll(checkAlways)
    for (let count = 0; count < 20; count += 1) fireEvent('focus')
    expect(await countChecks(0)).toBe(1)
    for (let count = 0; count < 20; count += 1) fireEvent('focus')
    expect(await countChecks(999)).toBe(0)
    expect(await countChecks(1)).toBe(1)
    stop()
    expect(await countChecks(60_000)).toBe(0)
  })

  test('never checks twice at the same time, and whoever asks joins the running check', async () => {
    const ends: (() => void)[] = []
    const check = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)))
    const { checkNow } = poll(check, checkWhileUsed)
    void checkNow()
    await usePage(100_000)
    const joined = checkNow()
    expect(check).toHaveBeenCalledTimes(1)
    for (const end of ends) end()
    expect(await joined).toBe(true)
  })

  test('waits longer after each failure, at most ten minutes', async () => {
    const check = vi.fn(() => Promise.reject(new Error('503')))
    const { checkNow } = poll(check, checkWhileUsed)
    expect(await checkNow()).toBe(false)
    await usePage(60_000)
    expect(check).toHaveBeenCalledTimes(1)
    await usePage(7_200_000)
    expect(check.mock.calls.length).toBeGreaterThan(10)
    expect(check.mock.calls.length).toBeLessThan(20)
  })
})
