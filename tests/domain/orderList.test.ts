import { describe, expect, test } from 'vitest'
import {
  type CartItem,
  countLimit,
  countOf,
  type OrderProduct,
  withAdded,
  withDecreased,
  without,
} from '../../web/domain/orderList'
import { addMessage, clearMessage, decreaseMessage, removeMessage } from '../../web/domain/orderListMessages'
import { isCount } from '../../web/domain/storedList'

const shea: OrderProduct = { id: '1', name: 'Shea Butter', category: 'Butter', imageURL: '/shea.webp' }
const chia: OrderProduct = { id: '2', name: 'Chia Seeds', category: 'Seed', imageURL: '/chia.webp' }
const listed = (product: OrderProduct, count: number): CartItem => ({ ...product, count })

describe('each action changes its own product alone', () => {
  const others = [listed(chia, 4)]

  test.each([
    ['adding a new product lists it with 0.5', withAdded(others, shea), 0.5],
    ['adding it again is 0.5 more', withAdded([...others, listed(shea, 0.5)], shea), 1],
    ['adding at 999 changes nothing', withAdded([...others, listed(shea, 999)], shea), 999],
    ['decreasing is 0.5 less', withDecreased([...others, listed(shea, 2)], '1'), 1.5],
    ['decreasing at 0.5 removes it', withDecreased([...others, listed(shea, 0.5)], '1'), 0],
    ['decreasing what is not listed changes nothing', withDecreased(others, '1'), 0],
    ['deleting removes it at any count', without([...others, listed(shea, 7)], '1'), 0],
    ['deleting what is not listed changes nothing', without(others, '1'), 0],
  ])('%s', (_, items, count) => {
    expect(countOf(items, '1')).toBe(count)
    expect(items.filter(({ id }) => id !== '1')).toEqual(others)
  })

  test('a new product joins at the end, and a product keeps its place', () => {
    const items = withAdded(withAdded([listed(chia, 1)], shea), chia)
    expect(items.map(({ id, count }) => [id, count])).toEqual([
      ['2', 1.5],
      ['1', 0.5],
    ])
  })
})

describe('each action says what it did', () => {
  test.each([
    [addMessage('Shea Butter', 0), 'Shea Butter added to order list'],
    [addMessage('Shea Butter', 0.5), 'Shea Butter Increased by 0.5'],
    [addMessage('Shea Butter', 999), 'Shea Butter stands at 999, the most a list can hold'],
    [decreaseMessage('Shea Butter', 1), 'Shea Butter decreased by 0.5'],
    [decreaseMessage('Shea Butter', 0.5), 'Shea Butter Removed from order list'],
    [removeMessage('Shea Butter'), 'Shea Butter Removed from order list'],
    [clearMessage, 'List Cleared'],
  ])('%s', (said, message) => {
    expect(said).toBe(message)
  })
})

describe('whatever is done, in whatever order', () => {
  const shelf = ['1', '2', '3', '4'].map((id): OrderProduct => ({ ...shea, id, name: `Product ${id}` }))
  const steps = 4000

  test.each([1, 2017, 20260808])('random actions of seed %i keep the list in order', (seed) => {
    const next = randomFrom(seed)
    const expected = new Map<string, number>()
    let items: CartItem[] = []
    for (let step = 0; step < steps; step++) {
      const product = shelf[next(shelf.length)] ?? shea
      const { id } = product
      const before = expected.get(id) ?? 0
      const dice = next(20)
      if (dice < 12) {
        items = withAdded(items, product)
        expected.set(id, Math.min(before + 0.5, countLimit))
      } else if (dice < 19) {
        items = withDecreased(items, id)
        expected.set(id, Math.max(before - 0.5, 0))
      } else {
        items = without(items, id)
        expected.set(id, 0)
      }
      expect(shelf.map((one) => countOf(items, one.id))).toEqual(
        shelf.map((one) => expected.get(one.id) ?? 0),
      )
      expect(items.every(({ count }) => isCount(count))).toBe(true)
      expect(new Set(items.map((item) => item.id)).size).toBe(items.length)
    }
  })

  test('4000 additions stop at 999', () => {
    let items: CartItem[] = []
    for (let step = 0; step < steps; step++) items = withAdded(items, shea)
    expect(items).toEqual([listed(shea, 999)])
  })
})

/** Whole numbers below a limit, the same ones for the same seed (a linear congruence after Park and Miller). */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}
