import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { storedListMessages } from '../../../domain/messages/orderListPage'
import { isSerializedOrderItemList } from '../../../domain/order-list/orderItems'
import { isValidItemQuantity } from '../../../domain/order-list/storedList'
import { getOutboxDeliveryPhase } from '../../../domain/sending/outboxPhase'
import type { OutboxItem } from '../../../domain/sending/outboxItem'
import { toShareableMessage } from '../../../domain/sending/shareableMessage'
import { formatReplyClock } from '../../../domain/sent-items/formatReplyClock'
import { getReplyClock } from '../../../domain/sent-items/replyClock'
import { createOutbox } from '../../../web/state/outboxStore'
import { outboxStorageKey } from '../../../web/state/outboxUsage'
import { restoreReduxState } from '../../../web/state/restoreReduxState'
import { validRequest } from '../../schemas/requestSchemaTestCases'
import { createMemoryStorage } from '../memoryStorage'

beforeEach(() => {
  fc.configureGlobal({ numRuns: 1000, seed: 6 })
  return () => {
    fc.resetConfigureGlobal()
  }
})

const oddValue = fc.oneof(
  fc.constantFrom(
    ...[8_640_000_000_000_001, -8_640_000_000_000_001, 1e308, -1, 0.25, 1e21, 999.5, null, true, ''],
    ...['__proto__', '\u202E', 'x'.repeat(6000), '0', '1e9', '//evil.example', [], {}, { length: 3 }],
  ),
  fc.jsonValue(),
)

/** Replaces one value anywhere inside a JSON value, or the whole value, by an odd one; or removes one entry. */
function damage(value: unknown, path: readonly number[], odd: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined || typeof value !== 'object' || value === null) return odd
  const entries = Object.entries(value)
  const chosen = entries[step % (entries.length + 1)]
  if (!chosen) return rest.length % 2 === 0 ? odd : removeLast(value)
  const changed = damage(chosen[1], rest, odd)
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (String(index) === chosen[0] ? changed : item))
    : { ...value, [chosen[0]]: changed }
}

function removeLast(value: object): unknown {
  return Array.isArray(value) ? value.slice(0, -1) : Object.fromEntries(Object.entries(value).slice(0, -1))
}

/** JSON texts of a value that was damaged in one place, and texts that are cut off or changed in one character. */
function createDamagedTexts(value: unknown): fc.Arbitrary<string> {
  const text = JSON.stringify(value)
  return fc.oneof(
    fc
      .tuple(fc.array(fc.nat(20), { maxLength: 6 }), oddValue)
      .map(([path, odd]) => JSON.stringify(damage(value, path, odd))),
    fc.nat(text.length).map((length) => text.slice(0, length)),
    fc
      .tuple(fc.nat(text.length - 1), fc.constantFrom('"', '{', '9', 'e', '-', '\\', '0'))
      .map(([index, character]) => text.slice(0, index) + character + text.slice(index + 1)),
  )
}

const now = Date.parse('2026-03-02T12:00:00Z')
const submission = {
  kind: 'requests',
  id: 'K7M2QX0123456789abcd',
  uid: '',
  madeAt: now,
  fields: validRequest,
}
const otherSubmission = { ...submission, id: 'L7M2QX0123456789abcd' }
const storedOutbox = [
  { outgoing: submission, standing: { is: 'waiting', mayHaveArrived: false } },
  { outgoing: otherSubmission, standing: { is: 'sent', createdAt: now, aheadMs: 12 } },
]

/** What the form page computes from an outbox item. */
function renderOutboxItem(item: OutboxItem): string {
  const { delivery } = item
  const clockText =
    delivery.is === 'sent'
      ? formatReplyClock(getReplyClock(delivery.createdAt, now, defaultCalendar), now)
      : ''
  return [
    getOutboxDeliveryPhase(item, undefined, now),
    toShareableMessage(item.submission).body,
    clockText,
  ].join()
}

describe('storage that is damaged in one place', () => {
  test('gives an outbox whose every item can be shown and sent', () => {
    fc.assert(
      fc.property(createDamagedTexts(storedOutbox), (text) => {
        const outbox = createOutbox(createMemoryStorage({ [outboxStorageKey]: text }))
        for (const item of outbox.read()) expect(renderOutboxItem(item)).not.toMatch(/NaN|undefined|Invalid/)
        expect(outbox.read().length + outbox.removeMalformed()).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('gives a state of the right shape, and says so if the list may have lost something', () => {
    const cartItems = [1, 2].map((id) => ({
      ...{ id: String(id), name: `Product ${id}`, category: 'Oil', imageURL: '/1.webp', count: 1.5 },
    }))
    const createRoot = (cart: string) => ({
      auth: '{"isLoggedIn":true,"email":"ada@arielle.test","userName":"","userID":"u1"}',
      cart,
      synced: '{"userID":"u1","items":["1:3","2:3"]}',
      _persist: '{"version":-1,"rehydrated":true}',
    })
    const cart = { cartItems, cartTotalcount: 0, cartTotalAmount: 0, previousURL: '/confirm-list', estTax: 0 }
    const damagedRoots = fc.oneof(
      createDamagedTexts(createRoot(JSON.stringify(cart))),
      createDamagedTexts(cart).map((text) => JSON.stringify(createRoot(text))),
    )
    fc.assert(
      fc.property(damagedRoots, (text) => {
        const { state, list } = restoreReduxState(createMemoryStorage({ 'persist:root': text }))
        expect(state.cart.cartItems.every(({ count }) => isValidItemQuantity(count))).toBe(true)
        expect(state.cart.previousURL).toMatch(/^(?:$|\/(?!\/))/)
        expect(isSerializedOrderItemList(state.synced.items)).toBe(true)
        // An empty list cannot be told from a list that was emptied.
        const isSilent =
          list.items.length === 0 && storedListMessages.formatListLossMessage(list) === undefined
        expect(isSilent && !text.includes('[]')).toBe(false)
      }),
    )
  })
})
