import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeAccountList } from '../../web/data/accountList'
import { notKeptMessage } from '../../web/domain/accountListMessages'
import type { Item } from '../../web/domain/items'
import { keepInStep } from '../../web/features/order-list/keepInStep'
import { signedIn } from '../../web/state/authSlice'
import { itemAdded } from '../../web/state/cartSlice'
import { openStore } from '../../web/state/store'
import { showToast } from '../../web/ui/toast'

vi.mock(import('../../web/data/accountList'))
vi.mock(import('../../web/ui/toast'))

const productOf = (id: string) => ({ id, name: `Product ${id}`, category: 'Oil' as const, imageURL: '' })

/** The account's list, and whether the database answers. */
let account: { items: Item[]; answers: boolean }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => undefined)
  account = { items: [], answers: true }
  vi.mocked(changeAccountList)
    .mockReset()
    .mockImplementation((_, merge) => {
      if (!account.answers) return Promise.reject(new Error('The database answered 503.'))
      account.items = merge(account.items)
      return Promise.resolve(account.items)
    })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** A list that is kept in step with the account from now on; the two have met. */
async function keeping() {
  const { store } = openStore({ read: () => null, write: () => true, remove: () => undefined })
  store.dispatch(signedIn({ email: 'ada@arielle.test', userName: 'Ada', userID: 'u1' }))
  const stop = keepInStep({ store, userID: 'u1', productOf })
  await vi.advanceTimersByTimeAsync(0)
  vi.mocked(changeAccountList).mockClear()
  vi.mocked(showToast).mockReset()
  return { stop, add: (id: string) => store.dispatch(itemAdded(productOf(id))) }
}

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
