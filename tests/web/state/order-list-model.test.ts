import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderListProduct } from '../../../domain/order-list/orderList'
import { parseQuantityInput } from '../../../domain/order-list/parseQuantityInput'
import {
  cartReducer,
  itemQuantityChanged,
  itemAdded,
  itemDecreased,
  itemDeleted,
  orderListCleared,
  selectCartItems,
} from '../../../web/state/cartSlice'

type Step =
  | { type: 'add'; id: string }
  | { type: 'decrease'; id: string }
  | { type: 'remove'; id: string }
  | { type: 'setCount'; id: string; hundredths: number }
  | { type: 'clear' }

const idArbitrary = fc.constantFrom('1', '2', '3')
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('add'), id: idArbitrary }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('decrease'), id: idArbitrary }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove'), id: idArbitrary }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('setCount'),
      id: idArbitrary,
      hundredths: fc.integer({ min: -100, max: 120_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('clear') }) },
)

const createProduct = (id: string): OrderListProduct => ({
  id,
  name: id,
  category: 'Oil',
  imageURL: '/x.webp',
})

type Cart = ReturnType<typeof cartReducer>

function applyStep(cart: Cart, step: Step): Cart {
  if (step.type === 'add') return cartReducer(cart, itemAdded(createProduct(step.id)))
  if (step.type === 'decrease') return cartReducer(cart, itemDecreased(step.id))
  if (step.type === 'remove') return cartReducer(cart, itemDeleted(step.id))
  if (step.type === 'clear') return cartReducer(cart, orderListCleared())
  const input = parseQuantityInput(String(step.hundredths / 100))
  return input ? cartReducer(cart, itemQuantityChanged({ id: step.id, count: input.count })) : cart
}

/** The expected halves after a step, computed without the store. */
function updateHalves(halves: Map<string, number>, step: Step): Map<string, number> {
  if (step.type === 'clear') return new Map()
  const currentHalves = halves.get(step.id) ?? 0
  const nextHalves = computeHalves(currentHalves, step)
  const next = new Map(halves)
  if (nextHalves > 0) next.set(step.id, nextHalves)
  else next.delete(step.id)
  return next
}

function computeHalves(current: number, step: Exclude<Step, { type: 'clear' }>): number {
  if (step.type === 'add') return Math.min(current + 1, 1998)
  if (step.type === 'decrease') return Math.max(current - 1, 0)
  if (step.type === 'remove') return 0
  if (current === 0 || step.hundredths <= 0) return current
  return Math.min(Math.max(Math.floor((step.hundredths + 25) / 50), 1), 1998)
}

describe('4. Order list actions, including typed quantities', () => {
  test('give the expected halves after any sequence of actions', () => {
    fc.assert(
      fc.property(fc.array(stepArbitrary, { maxLength: 60 }), (steps) => {
        let cart = cartReducer(undefined, orderListCleared())
        let halves = new Map<string, number>()
        for (const step of steps) {
          cart = applyStep(cart, step)
          halves = updateHalves(halves, step)
          const stored = selectCartItems({ cart }).map((item) => [item.id, item.count * 2] as const)
          expect(new Map(stored)).toEqual(halves)
          expect(stored.length).toBe(halves.size)
        }
      }),
    )
  })
})
