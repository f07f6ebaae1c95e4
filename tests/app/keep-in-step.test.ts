import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeAccountList, readAccountList } from '../../web/data/accountList'
import { notKeptMessage } from '../../web/domain/accountListMessages'
import type { Item } from '../../web/domain/items'
import { keepInStep } from '../../web/features/order-list/keepInStep'
import { signedIn } from '../../web/state/authSlice'
import { countSet, itemAdded, itemDeleted, selectItems } from '../../web/state/cartSlice'
import { openStore } from '../../web/state/store'
import { showToast } from '../../web/ui/toast'

vi.mock(import('../../web/data/accountList'))
vi.mock(import('../../web/ui/toast'))

const productOf = (id: string) => ({ id, name: `Product ${id}`, category: 'Oil' as const, imageURL: '' })

/** The account's list, and whether the database answers. */
let account: { items: Item[]; changedAt: number; answers: boolean }

/** What happens on the page, by the event's name. */
let listeners: Map<string, () => void>

beforeEach(() => {
  vi.useFakeTimers()
  listeners = new Map()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('localStorage', storageOf(new Map()))
  account = { items: [], changedAt: 0, answers: true }
  vi.mocked(readAccountList)
    .mockReset()
    .mockImplementation(() => Promise.resolve(account.items))
  vi.mocked(changeAccountList)
    .mockReset()
    .mockImplementation((_, merge) => {
      if (!account.answers) return Promise.reject(new Error('The database answered 503.'))
      account.items = merge(account.items, account.changedAt)
      account.changedAt = Date.now()
      return Promise.resolve(account.items)
    })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

function storageOf(texts: Map<string, string>) {
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  }
}

/** A list that is kept in step with the account from now on; the two have met. */
async function keeping() {
  const { store } = openStore({ read: () => null, write: () => true, remove: () => undefined })
  store.dispatch(signedIn({ email: 'ada@arielle.test', userName: 'Ada', userID: 'u1' }))
  const stop = keepInStep({ store, userID: 'u1', productOf })
  await vi.advanceTimersByTimeAsync(1_000)
  vi.mocked(changeAccountList).mockClear()
  vi.mocked(showToast).mockReset()
  return {
    stop,
    add: (id: string) => store.dispatch(itemAdded(productOf(id))),
    remove: (id: string) => store.dispatch(itemDeleted(id)),
    set: (id: string, count: number) => store.dispatch(countSet({ id, count })),
    list: () => selectItems(store.getState()).map(({ id, count }) => `${id}: ${count}`),
  }
}

/** Another device changes the account's list, now. */
function changeElsewhere(...items: Item[]) {
  account.items = items
  account.changedAt = Date.now()
}

const halves = (productId: string, count: number): Item => ({ productId, halves: count })

const timesAsked = () => vi.mocked(changeAccountList).mock.calls.length
const said = () => vi.mocked(showToast).mock.calls.map(([, text]) => text)

describe('An account that cannot be reached although the device is online', () => {
  test('is tried again after pauses that double, and has the list in the end', async () => {
    const { add } = await keeping()
    account.answers = false
    add('1')
    const tries = []
    for (const ms of [500, 5_000, 10_000, 20_000]) {
      await vi.advanceTimersByTimeAsync(ms)
      tries.push(timesAsked())
    }
    expect(tries).toEqual([1, 2, 3, 4])
    account.answers = true
    await vi.advanceTimersByTimeAsync(40_000)
    expect(account.items).toEqual([{ productId: '1', halves: 1 }])
  })

  test('is asked every five minutes at the least, and not without end in between', async () => {
    const { add } = await keeping()
    account.answers = false
    add('1')
    await vi.advanceTimersByTimeAsync(3_600_000)
    const before = timesAsked()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(timesAsked()).toBe(before + 1)
  })

  test('is spoken of once, however many changes and tries follow', async () => {
    const { add } = await keeping()
    account.answers = false
    for (const id of ['1', '2', '3']) {
      add(id)
      await vi.advanceTimersByTimeAsync(60_000)
    }
    expect(timesAsked()).toBeGreaterThan(5)
    expect(said()).toEqual([notKeptMessage])
  })

  test('is left alone when nobody is signed in any more', async () => {
    const { add, stop } = await keeping()
    account.answers = false
    add('1')
    await vi.advanceTimersByTimeAsync(500)
    stop()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(timesAsked()).toBe(1)
  })
})

describe("Another device's change", () => {
  test('is here within 15 seconds while the page is looked at, and a removal stays one', async () => {
    const { add, list } = await keeping()
    add('1')
    await vi.advanceTimersByTimeAsync(1_000)
    changeElsewhere(halves('2', 3))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(list()).toEqual(['2: 1.5'])
    expect(account.items).toEqual([halves('2', 3)])
  })

  test('is here at once when somebody comes back to the page or presses a key', async () => {
    const { list } = await keeping()
    for (const [at, sign] of ['visibilitychange', 'focus', 'pointerdown', 'keydown'].entries()) {
      await vi.advanceTimersByTimeAsync(4_000)
      changeElsewhere(halves('1', at + 1))
      listeners.get(sign)?.()
      await vi.advanceTimersByTimeAsync(0)
      expect(list()).toEqual([`1: ${(at + 1) / 2}`])
    }
  })

  test('is looked for ever more seldom, and not at all on a page that nobody sees', async () => {
    await keeping()
    await vi.advanceTimersByTimeAsync(3_600_000)
    const looks = vi.mocked(readAccountList).mock.calls.length
    expect(looks).toBeLessThanOrEqual(35)
    vi.stubGlobal('document', { hidden: true })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(vi.mocked(readAccountList).mock.calls.length).toBe(looks)
    expect(timesAsked()).toBe(0)
  })

  test('of the same product stands when it is the later one, also where less is wanted', async () => {
    const { add, set, list } = await keeping()
    add('1')
    await vi.advanceTimersByTimeAsync(1_000)
    account.answers = false
    set('1', 4)
    await vi.advanceTimersByTimeAsync(60_000)
    changeElsewhere(halves('1', 2))
    account.answers = true
    await vi.advanceTimersByTimeAsync(300_000)
    expect(list()).toEqual(['1: 1'])
  })

  test('of the same product gives way to a later one here, also to its removal', async () => {
    const { add, remove, list } = await keeping()
    add('1')
    await vi.advanceTimersByTimeAsync(1_000)
    account.answers = false
    changeElsewhere(halves('1', 9))
    await vi.advanceTimersByTimeAsync(1_000)
    remove('1')
    account.answers = true
    await vi.advanceTimersByTimeAsync(300_000)
    expect(list()).toEqual([])
    expect(account.items).toEqual([])
  })
})
