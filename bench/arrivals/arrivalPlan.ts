import { confirmationLimits } from '../../domain/deliveries/confirmationLimits'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { generateAnswer } from '../desk/generateSentItemTexts'
import { generateSentItem } from '../desk/generateSentItems'
import { createSeededRandom, type SeededRandom } from '../faults/seededRandom'

/** How many items arrive, and how many members of staff have a device. */
export const arrivalCounts = { items: 1000, staffDevices: 3 } as const

/** The stored fields of an item. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * An item, as each write leaves it: when it arrives, when staff answer it and when they close it. Its times count from its
 * arrival, which is 1970 here.
 */
export type PlannedItem = { key: SentItemKey; versions: readonly Fields[] }

/** One event of Firestore: the write that made this version of an item. */
export type PlannedEvent = { item: PlannedItem; version: number }

/**
 * Plans the items, two thirds of them answered or closed, and the order in which their events come: each one to three
 * times, in any order. The same seed gives the same plan.
 */
export function planArrivals(
  seed: number,
  itemCount: number = arrivalCounts.items,
): { items: PlannedItem[]; events: PlannedEvent[] } {
  const random = createSeededRandom(seed)
  const items = Array.from({ length: itemCount }, (_, index) => planItem(random, index))
  const events = items.flatMap((item) =>
    item.versions.flatMap((_, version) => repeat(random, { item, version })),
  )
  return { items, events: shuffle(random, events) }
}

// All arrive within an hour: the others have no e-mail address, for no more confirmations would go.
const [{ count: itemsWithEmail }] = confirmationLimits.total

function planItem(random: SeededRandom, index: number): PlannedItem {
  const createdAt = new Date(0)
  const generated = generateSentItem(random.pick(['requests', 'enquiries']), random, {
    createdAt,
    isWaiting: true,
  })
  const { key } = generated
  const { email, ...others } = generated.fields
  const fields = { ...others, ...(email !== undefined && index < itemsWithEmail && { email }) }
  const answered = {
    ...fields,
    status: 'answered',
    answer: planAnswer(random),
    updatedAt: addMinutes(createdAt, random.integer(1, 10)),
  }
  const closed = { ...answered, status: 'closed', updatedAt: addMinutes(createdAt, random.integer(11, 20)) }
  return { key, versions: [fields, answered, closed].slice(0, 1 + (index % 3)) }
}

/** The versions of an item that arrives at this time. */
export function getVersionsFrom({ versions }: PlannedItem, arrivedAt: number): Fields[] {
  return versions.map((fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        value instanceof Date ? new Date(arrivedAt + value.getTime()) : value,
      ]),
    ),
  )
}

function planAnswer(random: SeededRandom) {
  return {
    uid: `staff-${random.integer(1, arrivalCounts.staffDevices)}`,
    name: 'Sola Staff',
    channel: random.pick(['email', 'email', 'whatsapp', 'phone']),
    text: generateAnswer('Ada'),
  }
}

function repeat<Item>(random: SeededRandom, item: Item): Item[] {
  return Array.from({ length: random.integer(1, 3) }, () => item)
}

function shuffle<Item>(random: SeededRandom, items: readonly Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: random.integer(0, 2 ** 31) }))
  return keyed.toSorted((first, second) => first.key - second.key).map(({ item }) => item)
}

function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000)
}
