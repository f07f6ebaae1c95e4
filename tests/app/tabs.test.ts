import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  countSet,
  itemAdded,
  itemDecreased,
  itemDeleted,
  listCleared,
  selectItems,
} from '../../web/state/cartSlice'
import { enterAccount } from '../../web/state/enterAccount'
import { accountLeft } from '../../web/state/authSlice'
import { tabsLookedAt } from '../../web/state/followTabs'
import type { SafeStorage } from '../../web/state/safeStorage'
import { openStore, selectIsRestored, type ShopStore } from '../../web/state/store'
import { memoryStorage } from './memoryStorage'

const product = (id: string) => ({
  id,
  name: `Product ${id}`,
  category: 'Oil' as const,
  imageURL: `/${id}.webp`,
})
const ada = { email: 'ada@arielle.test', userName: 'Ada', userID: 'u1' }

async function openTab(storage: SafeStorage): Promise<ShopStore> {
  const { store } = openStore(storage)
  await vi.waitUntil(() => selectIsRestored(store.getState()), { interval: 1 })
  return store
}

const counts = (tab: ShopStore) =>
  Object.fromEntries(selectItems(tab.getState()).map(({ id, count }) => [id, count]))

type Step = {
  tab: 0 | 1
  id: string
  act: 'add' | 'decrease' | 'delete' | 'set' | 'clear' | 'look'
  count: number
}

const steps = fc.array(
  fc.record<Step>({
    tab: fc.constantFrom(0, 1),
    id: fc.constantFrom('1', '2', '3'),
    act: fc.constantFrom('add', 'add', 'add', 'decrease', 'decrease', 'delete', 'set', 'clear', 'look'),
    count: fc.integer({ min: 1, max: 1998 }).map((halves) => halves / 2),
  }),
  { maxLength: 40 },
)

function actionOf({ act, id, count }: Step) {
  switch (act) {
    case 'add':
      return itemAdded(product(id))
    case 'decrease':
      return itemDecreased(id)
    case 'delete':
      return itemDeleted(id)
    case 'set':
      return countSet({ id, count })
    case 'clear':
      return listCleared()
    case 'look':
      return tabsLookedAt()
  }
}

/** What one list would hold after the step: plain arithmetic, to hold the tabs against. */
function afterStep(list: Record<string, number>, { act, id, count }: Step): Record<string, number> {
  const { [id]: now = 0, ...others } = list
  const then = {
    add: Math.min(now + 0.5, 999),
    decrease: now - 0.5,
    delete: 0,
    set: now > 0 ? count : 0,
    clear: 0,
    look: now,
  }[act]
  if (act === 'clear') return {}
  return then > 0 ? { ...others, [id]: then } : others
}

describe('two tabs of one browser', () => {
  test('never lose or invent a half, whichever acts and whenever the other is told', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const storage = memoryStorage()
        const tabs = [await openTab(storage), await openTab(storage)] as const
        for (const step of all) tabs[step.tab].dispatch(actionOf(step))
        for (const tab of tabs) tab.dispatch(tabsLookedAt())
        const expected = all.reduce(afterStep, {})
        expect(tabs.map(counts)).toEqual([expected, expected])
      }),
      { numRuns: 60 },
    )
  })

  test('signed out in one, nothing of the account stands in the other or in the storage', async () => {
    const storage = memoryStorage()
    const [here, there] = [await openTab(storage), await openTab(storage)]
    enterAccount(here, ada)
    here.dispatch(itemAdded(product('1')))
    there.dispatch(tabsLookedAt())
    expect(there.getState().auth.userID).toBe('u1')
    here.dispatch(accountLeft())
    there.dispatch(tabsLookedAt())
    expect(there.getState().auth.isLoggedIn).toBe(false)
    expect(counts(there)).toEqual({})
    expect([storage.read('persist:root'), storage.read('cartItems')].join()).not.toMatch(/ada|Product/)
  })

  test('a storage that was emptied from outside takes nothing from the tab that stands', async () => {
    const storage = memoryStorage()
    const tab = await openTab(storage)
    tab.dispatch(itemAdded(product('1')))
    storage.remove('persist:root')
    tab.dispatch(itemAdded(product('1')))
    expect(counts(tab)).toEqual({ 1: 1 })
  })
})

test('another account than the one that stood here starts with none of its list', async () => {
  const tab = await openTab(memoryStorage())
  enterAccount(tab, ada)
  tab.dispatch(itemAdded(product('1')))
  enterAccount(tab, { ...ada, userID: 'u2' })
  expect(tab.getState().auth.userID).toBe('u2')
  expect(counts(tab)).toEqual({})
})
