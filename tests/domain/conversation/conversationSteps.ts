import fc from 'fast-check'
import type { StaffAction } from '../../../domain/conversation/staffActionTypes'
import type { StoredQuote } from '../../../domain/quotes/quote'

const minuteMs = 60_000
const dayMs = 86_400_000

/** `pick` chooses a quote: of all for staff, and of those that the device has seen for the sender. */
export type StaffStep = {
  by: 'staff'
  uid: string
  move: StaffAction['type'] | 'quote' | 'quoteAgain'
  quote: Omit<StoredQuote, 'validUntil'>
  validMs: number
  pick: number
}
export type SenderStep = {
  by: 'sender'
  device: 0 | 1
  what: 'question' | 'accept' | 'decline'
  /** Whether the device shows the conversation as it is now. */
  isCurrent: boolean
  pick: number
}
export type OtherStep =
  /** The first request in the outbox of a device arrives. If the answer is lost, the device sends it again. */
  { by: 'line'; device: 0 | 1; isAnswerLost: boolean } | { by: 'time'; ms: number }

export type Step = StaffStep | SenderStep | OtherStep

const amount = fc.integer({ min: 1, max: 9_999_999_999 })
const line = fc
  .tuple(fc.integer({ min: 1, max: 1998 }), amount, fc.constantFrom('a', 'n', 'p'))
  .map(([halves, kobo, mark]) => `84:${halves}:${kobo}:${mark}`)
const quote = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  words: fc.constant<string[]>([]),
  extras: fc.array(
    amount.map((kobo) => `-${kobo} Discount`),
    { maxLength: 1 },
  ),
})

const device = fc.constantFrom(0, 1)
const pick = fc.nat(3)

const staffStep: fc.Arbitrary<StaffStep> = fc.record({
  by: fc.constant('staff'),
  uid: fc.constantFrom('sola', 'ada'),
  move: fc.constantFrom<StaffStep['move']>(
    ...(['quote', 'quote', 'quote', 'quote', 'quoteAgain', 'acceptByPhone', 'tick', 'untick'] as const),
    ...(['claim', 'takeOver', 'handBack', 'answer', 'hold', 'reopen', 'remind', 'close'] as const),
  ),
  quote,
  validMs: fc.constantFrom(minuteMs, 5 * dayMs, 40 * dayMs),
  pick,
})

const senderStep: fc.Arbitrary<SenderStep> = fc.record({
  by: fc.constant('sender'),
  device,
  what: fc.constantFrom(...(['accept', 'accept', 'accept', 'accept', 'decline', 'question'] as const)),
  isCurrent: fc.boolean(),
  pick,
})

const otherStep: fc.Arbitrary<OtherStep> = fc.oneof(
  {
    arbitrary: fc.record({
      by: fc.constant('line' as const),
      device,
      isAnswerLost: fc.constantFrom(true, false, false),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      by: fc.constant('time' as const),
      ms: fc.constantFrom(31_000, 31_000, minuteMs, dayMs, 31 * dayMs),
    }),
    weight: 1,
  },
)

export const conversationSteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { arbitrary: staffStep, weight: 2 },
    { arbitrary: senderStep, weight: 2 },
    { arbitrary: otherStep, weight: 4 },
  ),
  { minLength: 20, maxLength: 60, size: 'max' },
)
