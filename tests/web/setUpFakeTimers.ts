import { afterEach, beforeEach, vi } from 'vitest'

/** Gives each test of a file a clock that stands still; after the test, time and globals are real again. */
export function setUpFakeTimers(config: { now?: number } = {}): void {
  beforeEach(() => vi.useFakeTimers(config))
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
