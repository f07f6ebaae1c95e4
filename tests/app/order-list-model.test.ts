import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderProduct } from '../../web/domain/orderList'
import { readTypedCount } from '../../web/domain/typedCount'
import {
  cartReducer,
  countSet,
  itemAdded,
  itemDecreased,
  itemDeleted,
  listCleared,
  selectItems,
} from '../../web/state/cartSlice'

type Step =
  | { what: 'add'; id: string }
  | { what: 'decrease'; id: string }
  | { what: 'remove'; id: string }
  | { what: 'type'; id: string; hundredths: number }
  | { what: 'clear' }

const id = fc.constantFrom('1', '2', '3')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('add'), id }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('decrease'), id }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('remove'), id }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('type'),
      id,
      hundredths: fc.integer({ min: -100, max: 120_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('clear') }) },
)

const productOf = (id: string): OrderProduct => ({ id, name: id, category: 'Oil', imageURL: '/x.webp' })

type Cart = ReturnType<typeof cartReducer>

/** What the shop does. */
function acted(cart: Cart, step: Step): Cart {
  if (step.what === 'add') return cartReducer(cart, itemAdded(productOf(step.id)))
  if (step.what === 'decrease') return cartReducer(cart, itemDecreased(step.id))
  if (step.what === 'remove') return cartReducer(cart, itemDeleted(step.id))
  if (step.what === 'clear') return cartReducer(cart, listCleared())
  const read = readTypedCount(String(step.hundredths / 100))
  return read ? cartReducer(cart, countSet({ id: step.id, count: read.count })) : cart
}

/** What it should come to, in whole halves. */
function expectedHalves(halves: Map<string, number>, step: Step): Map<string, number> {
  if (step.what === 'clear') return new Map()
  const before = halves.get(step.id) ?? 0
  const after = halvesAfter(before, step)
  const next = new Map(halves)
  if (after > 0) next.set(step.id, after)
  else next.delete(step.id)
  return next
}

function halvesAfter(before: number, step: Exclude<Step, { what: 'clear' }>): number {
  if (step.what === 'add') return Math.min(before + 1, 1998)
  if (step.what === 'decrease') return Math.max(before - 1, 0)
  if (step.what === 'remove') return 0
  if (before === 0 || step.hundredths <= 0) return before
  return Math.min(Math.max(Math.floor((step.hundredths + 25) / 50), 1), 1998)
}

describe('4. Order list actions, with typed quantities among them', () => {
  test('whatever is done, in whatever order, no half is lost and none invented', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let cart = cartReducer(undefined, listCleared())
        let halves = new Map<string, number>()
        for (const one of steps) {
          cart = acted(cart, one)
          halves = expectedHalves(halves, one)
          const stored = selectItems({ cart }).map((item) => [item.id, item.count * 2] as const)
          expect(new Map(stored)).toEqual(halves)
          expect(stored.length).toBe(halves.size)
        }
      }),
    )
  })
})
