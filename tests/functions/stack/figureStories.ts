import fc from 'fast-check'
import type { DocumentData } from 'firebase-admin/firestore'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'

const minuteMs = 60_000
// Monday 9 March 2026, 08:00 in Lagos.
const startMs = Date.parse('2026-03-09T08:00+01:00')

/** A sent item with what is stored of it after each write, and when each event of a write is delivered. */
export type Story = {
  key: SentItemKey
  versions: DocumentData[]
  /** The quotes beneath the item once it is answered, oldest first. */
  quotes: DocumentData[]
  steps: Step[]
}

/** What happens to an item: version `index` is written, or the event of that write is delivered. */
export type Step = { kind: 'write' | 'deliver'; index: number; time: number }

// Writes happen at the times 0, 1, 2 and 3. Events are delivered later, in any order, up to three times, or never.
const delays = fc.array(fc.double({ min: 0.001, max: 3, noNaN: true }), { maxLength: 3 })
const lastDelay = fc.double({ min: 0.001, max: 3, noNaN: true })

const story = fc.record({
  kind: fc.constantFrom('requests' as const, 'enquiries' as const),
  sentAfter: fc.integer({ min: 0, max: 4000 }),
  answeredAfter: fc.integer({ min: 0, max: 120 }),
  writeCount: fc.integer({ min: 1, max: 4 }),
  channel: fc.constantFrom('whatsapp', 'email', 'phone'),
  staff: fc.constantFrom(
    { uid: 's1', name: 'Sola' },
    { uid: 's1', name: 'Sola S.' },
    { uid: 's2', name: 'Emeka' },
  ),
  prices: fc.array(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 2 }),
  isAccepted: fc.boolean(),
  items: fc.array(fc.constantFrom('1:2', '2:3', '1:1', '99999:4'), { maxLength: 4 }),
  delays: fc.tuple(delays, delays, delays, delays),
  lastDelay,
})

/** One to four items, quoted or not, with the events of their writes. The event of the last write of an item is never lost. */
export const figureStories: fc.Arbitrary<Story[]> = fc
  .array(story, { minLength: 1, maxLength: 4 })
  .map((stories) => stories.map(createStory))

type StoryPlan = typeof story extends fc.Arbitrary<infer Plan> ? Plan : never

function createStory(plan: StoryPlan, index: number): Story {
  return {
    key: { kind: plan.kind, id: `FIGURESTORY00000000${index}` },
    versions: createVersions(plan).slice(0, plan.writeCount),
    quotes: createQuotes(plan),
    steps: createSteps(plan),
  }
}

function createQuotes({ sentAfter, answeredAfter, channel, staff, prices }: StoryPlan): DocumentData[] {
  return prices.map((kobo, index) => ({
    ...staff,
    from: 'staff',
    kind: 'quote',
    channel,
    text: '',
    quote: {
      lines: [`1:3:${kobo}:a`, `0:2:${kobo}:a`],
      words: ['Two jars'],
      extras: [],
      validUntil: new Date(startMs + 9_999_999_999),
    },
    createdAt: new Date(startMs + (sentAfter + answeredAfter + index) * minuteMs),
  }))
}

function createVersions({
  sentAfter,
  answeredAfter,
  channel,
  staff,
  items,
  prices,
  isAccepted,
}: StoryPlan): DocumentData[] {
  const createdAt = new Date(startMs + sentAfter * minuteMs)
  const answeredAt = new Date(createdAt.getTime() + answeredAfter * minuteMs)
  const closedAt = new Date(answeredAt.getTime() + 7 * minuteMs)
  const sent = { uid: 'ada', name: 'Ada', list: 'Oil', message: 'Oil', items, status: 'new', createdAt }
  const answered = { ...sent, status: 'answered', answer: { ...staff, channel }, updatedAt: answeredAt }
  const accepted = { replyId: 'quote1', how: 'phone', ...staff, at: closedAt }
  const closed = {
    ...answered,
    status: 'closed',
    updatedAt: closedAt,
    ...(isAccepted && prices.length === 2 && { accepted }),
  }
  // What counts is the first answer, and no acceptance any more.
  const reopened = { ...answered, status: 'new', waitingSince: closedAt, updatedAt: closedAt }
  return [sent, answered, closed, reopened]
}

function createSteps({ writeCount, delays: delaysOfWrites, lastDelay: lastDelayMs }: StoryPlan): Step[] {
  return Array.from({ length: writeCount }, (_, index) => {
    // The event of the closing shows when the item was answered; after it nothing does.
    const isKept = index === writeCount - 1 || index === 2
    const times = [...(delaysOfWrites[index] ?? []), ...(isKept ? [lastDelayMs] : [])]
    const deliveries = times.map((delay) => ({ kind: 'deliver' as const, index, time: index + delay }))
    return [{ kind: 'write' as const, index, time: index }, ...deliveries]
  }).flat()
}
