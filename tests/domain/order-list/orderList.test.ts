import { describe, expect, test } from 'vitest'
import {
  type CartItem,
  maxItemQuantity,
  getItemQuantity,
  type OrderListProduct,
  increaseItemQuantity,
  decreaseItemQuantity,
  removeItem,
} from '../../../domain/order-list/orderList'
import { orderListMessages } from '../../../domain/messages/orderList'
import { orderListChangesMessages } from '../../../domain/messages/orderListPage'
import { returnItems, takeItems } from '../../../domain/order-list/takeItems'
import { isValidItemQuantity } from '../../../domain/order-list/storedList'

const shea: OrderListProduct = {
  id: '1',
  name: 'Shea Butter',
  category: 'Butter',
  unit: 'kg',
  imageURL: '/shea.webp',
}
const chia: OrderListProduct = { id: '2', name: 'Chia Seeds', category: 'Seed', imageURL: '/chia.webp' }
const listed = (product: OrderListProduct, count: number): CartItem => ({ ...product, count })

describe('each action changes only its own product', () => {
  const others = [listed(chia, 4)]

  test.each([
    ['adds a new product with 0.5', increaseItemQuantity(others, shea), 0.5],
    ['adds 0.5 to a listed product', increaseItemQuantity([...others, listed(shea, 0.5)], shea), 1],
    ['adds nothing at 999', increaseItemQuantity([...others, listed(shea, 999)], shea), 999],
    ['decreases by 0.5', decreaseItemQuantity([...others, listed(shea, 2)], '1'), 1.5],
    [
      'removes a product when it decreases from 0.5',
      decreaseItemQuantity([...others, listed(shea, 0.5)], '1'),
      0,
    ],
    ['ignores a decrease of an unlisted product', decreaseItemQuantity(others, '1'), 0],
    ['removes a product at any count', removeItem([...others, listed(shea, 7)], '1'), 0],
    ['ignores the removal of an unlisted product', removeItem(others, '1'), 0],
  ])('%s', (_, items, count) => {
    expect(getItemQuantity(items, '1')).toBe(count)
    expect(items.filter(({ id }) => id !== '1')).toEqual(others)
  })

  test('appends a new product and keeps the order of the others', () => {
    const items = increaseItemQuantity(increaseItemQuantity([listed(chia, 1)], shea), chia)
    expect(items.map(({ id, count }) => [id, count])).toEqual([
      ['2', 1.5],
      ['1', 0.5],
    ])
  })
})

test('takes quantities off, as far as the list has them, and puts them back beside what was added meanwhile', () => {
  const items = [listed(shea, 2), listed(chia, 1), listed({ ...shea, id: '3' }, 0.5)]
  const sent = [
    { productId: '1', halves: 1 },
    { productId: '1', halves: 2 },
    { productId: '2', halves: 4 },
    { productId: '9', halves: 1 },
  ]
  const readCounts = (list: readonly CartItem[]) => list.map(({ id, count }) => [id, count])
  const { taken, rest } = takeItems(items, sent)
  expect([taken, rest].map(readCounts)).toEqual([
    [
      ['1', 1.5],
      ['2', 1],
    ],
    [
      ['1', 0.5],
      ['3', 0.5],
    ],
  ])
  expect(readCounts(returnItems([...rest, listed({ ...chia, id: '4' }, 999)], taken))).toEqual([
    ['2', 1],
    ['1', 2],
    ['3', 0.5],
    ['4', 999],
  ])
})

describe('each action has a message', () => {
  test.each([
    [orderListMessages.formatAddMessage(shea, 0), 'Shea Butter added to order list'],
    [orderListMessages.formatAddMessage(shea, 0.5), 'Shea Butter Increased by 0.5'],
    [orderListMessages.formatAddMessage(shea, 999), 'Shea Butter is at 999 kg, the most a list can hold'],
    [orderListMessages.formatQuantityDecreaseMessage('Shea Butter', 1), 'Shea Butter decreased by 0.5'],
    [
      orderListMessages.formatQuantityDecreaseMessage('Shea Butter', 0.5),
      'Shea Butter Removed from order list',
    ],
    [orderListMessages.formatRemoveMessage('Shea Butter'), 'Shea Butter Removed from order list'],
    [orderListChangesMessages.listClearedMessage, 'List Cleared'],
  ])('%s', (actual, expected) => expect(actual).toBe(expected))
})

describe('sequences of actions', () => {
  const products = ['1', '2', '3', '4'].map((id): OrderListProduct => ({
    ...shea,
    id,
    name: `Product ${id}`,
  }))
  const steps = 4000

  test.each([1, 2017, 20260808])('keeps the list valid through random actions of seed %i', (seed) => {
    const nextRandom = createRandom(seed)
    const expected = new Map<string, number>()
    let items: CartItem[] = []
    for (let step = 0; step < steps; step++) {
      const product = products[nextRandom(products.length)] ?? shea
      const { id } = product
      const countBefore = expected.get(id) ?? 0
      const action = nextRandom(20)
      if (action < 12) {
        items = increaseItemQuantity(items, product)
        expected.set(id, Math.min(countBefore + 0.5, maxItemQuantity))
      } else if (action < 19) {
        items = decreaseItemQuantity(items, id)
        expected.set(id, Math.max(countBefore - 0.5, 0))
      } else {
        items = removeItem(items, id)
        expected.set(id, 0)
      }
      expect(products.map((each) => getItemQuantity(items, each.id))).toEqual(
        products.map((each) => expected.get(each.id) ?? 0),
      )
      expect(items.every(({ count }) => isValidItemQuantity(count))).toBe(true)
      expect(new Set(items.map((item) => item.id)).size).toBe(items.length)
    }
  })

  test('stops at 999 after 4000 additions', () => {
    let items: CartItem[] = []
    for (let step = 0; step < steps; step++) items = increaseItemQuantity(items, shea)
    expect(items).toEqual([listed(shea, 999)])
  })
})

/** Seeded random integers below a limit (Park and Miller's linear congruential generator). */
function createRandom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}
