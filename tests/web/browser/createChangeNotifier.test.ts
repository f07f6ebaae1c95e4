import { expect, test, vi } from 'vitest'
import { createChangeNotifier } from '../../../web/browser/createChangeNotifier'

test('createChangeNotifier notifies each listener until it unsubscribes', () => {
  const { subscribe, notify } = createChangeNotifier()
  const [first, second] = [vi.fn(), vi.fn()]
  const unsubscribe = subscribe(first)
  subscribe(second)
  notify()
  unsubscribe()
  notify()
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(2)
})
