import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createChangeNotifier } from '../../../web/browser/createChangeNotifier'
import { useFilterCounts } from '../../../web/data/desk/useItemCounts'

const { counted, firestore } = vi.hoisted(() => ({ counted: { queries: 0 }, firestore: {} }))

vi.mock('reactfire', () => ({ useFirestore: () => firestore }))
vi.mock('firebase/firestore', async () => ({
  ...(await import('./recordedFirestore')),
  getCountFromServer: () => {
    counted.queries += 1
    return Promise.resolve({ data: () => ({ count: 2 }) })
  },
}))

test('counts the filters once at the start, and again when another number waits, at most every 15 s', async () => {
  vi.useFakeTimers()
  const { subscribe, notify } = createChangeNotifier()
  const initialProps: { waiting: number | null } = { waiting: null }
  const { result, rerender, unmount } = renderHook(
    ({ waiting }) => useFilterCounts(subscribe, 'sola', waiting),
    { initialProps },
  )
  const countAfter = async (seconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
    return counted.queries
  }
  expect(await countAfter(20)).toBe(0)
  rerender({ waiting: 3 })
  expect(await countAfter(60)).toBe(12)
  expect(result.current).toEqual({ answered: 4, accepted: 4, closed: 4, mine: 4, unclaimed: 0 })
  rerender({ waiting: 4 })
  expect(await countAfter(1)).toBe(24)
  rerender({ waiting: 5 })
  notify()
  expect(await countAfter(10)).toBe(24)
  expect(await countAfter(60)).toBe(36)
  unmount()
  vi.useRealTimers()
})
