import { serializeOrderItem } from '../../domain/order-list/orderItems'
import type { SentItemKey, SentItemKind } from '../../domain/sent-items/sentItem'
import { submissionIdLength, toSubmissionId } from '../../domain/sent-items/submissionId'
import { createSeededRandom, type SeededRandom } from '../faults/seededRandom'
import { generateAnswer, generateSender, generateText } from './generateSentItemTexts'

/** A request or an enquiry with its stored fields. */
export type GeneratedSentItem = { key: SentItemKey; fields: Record<string, unknown> }

/** How many items to generate; the newest of them, of both kinds, wait for a reply. */
export type SentItemCounts = { requests: number; enquiries: number; waiting: number }

// 10,000 items are then about two years of the business's mail.
const meanIntervalMs = 100 * 60_000

/** Generates requests and enquiries, newest first. The same arguments give the same items. */
export function generateSentItems(
  { requests, enquiries, waiting }: SentItemCounts,
  newestAt: Date,
): GeneratedSentItem[] {
  const random = createSeededRandom(1)
  const total = requests + enquiries
  let createdAt = newestAt.getTime()
  return Array.from({ length: total }, (_, index) => {
    createdAt -= random.integer(1, 2 * meanIntervalMs)
    const isRequest = Math.floor(((index + 1) * requests) / total) > Math.floor((index * requests) / total)
    return generateSentItem(isRequest ? 'requests' : 'enquiries', random, {
      createdAt: new Date(createdAt),
      isWaiting: index < waiting,
    })
  })
}

/** Generates one item; an answered or closed one has a claim and an answer. */
export function generateSentItem(
  kind: SentItemKind,
  random: SeededRandom,
  { createdAt, isWaiting }: { createdAt: Date; isWaiting: boolean },
): GeneratedSentItem {
  const { name, ...sender } = generateSender(random)
  const text = generateText(kind, random)
  const fields =
    kind === 'requests'
      ? { name, list: text, items: generateOrderItems(random) }
      : { fullname: name, message: text, subject: `About ${text.slice(0, 40)}` }
  return {
    key: { kind, id: generateId(random) },
    fields: {
      ...sender,
      ...fields,
      createdAt,
      waitingSince: createdAt,
      ...(isWaiting ? { status: 'new' } : generateReply(random, name, createdAt)),
    },
  }
}

function generateReply(random: SeededRandom, name: string, createdAt: Date) {
  const staff = {
    uid: `staff-${random.integer(1, 3)}`,
    name: random.pick(['Sola Staff', 'Ada Bello', 'Ngozi Obi']),
  }
  return {
    status: random.pick(['answered', 'answered', 'answered', 'closed']),
    claimedBy: staff,
    answer: { ...staff, channel: random.pick(['whatsapp', 'email', 'phone']), text: generateAnswer(name) },
    updatedAt: new Date(createdAt.getTime() + random.integer(1, 60) * 60_000),
  }
}

function generateOrderItems(random: SeededRandom): string[] {
  return Array.from({ length: random.integer(1, 8) }, () =>
    serializeOrderItem({ productId: String(random.integer(1, 107)), halves: random.integer(1, 20) }),
  )
}

function generateId(random: SeededRandom): string {
  return toSubmissionId(Array.from({ length: submissionIdLength }, () => random.integer(0, 2 ** 31)))
}
