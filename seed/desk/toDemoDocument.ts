import type { Product } from '../../domain/catalogue/product'
import type { ListReader } from '../../domain/order-list/listReader'
import { createListReader } from '../../domain/typed-lists/createListReader'
import { parseOrderListText } from '../../domain/order-list/parseOrderListText'
import { toEnquiryFields } from '../../domain/sending/enquiry'
import { toRequestFields } from '../../domain/sending/request'
import type { SentItemStatus } from '../../domain/sent-items/sentItemStatus'
import type { DemoItem } from './demoItems'
import { subtractBusinessMinutes } from './subtractBusinessMinutes'
import { type DemoReply, toDemoReplies } from './toDemoReplies'

const minuteMs = 60_000

type DocumentFields = Readonly<Record<string, unknown>>

type Document = { path: string; fields: DocumentFields }

/** A demo item as it is stored: a request or an enquiry, and the notes and replies beneath it. */
type DemoDocument = Document & { notes: readonly Document[]; replies: readonly (Document & { id: string })[] }

/** Converts a demo item to its documents. `now` is the time of seeding in milliseconds; all times depend on it. */
export function toDemoDocument(item: DemoItem, reader: ListReader, now: number): DemoDocument {
  const toDate = (ago: number) => new Date(subtractBusinessMinutes(now, ago))
  const path = `${item.kind}/${item.reference}DemoItemOfSeed`
  const notes = (item.notes ?? []).map(({ staff, text, ago }, index) => ({
    path: `${path}/notes/DemoNoteOfSeed${String(index + 1).padStart(6, '0')}`,
    fields: { ...staff, text, createdAt: toDate(ago) },
  }))
  const replies = toDemoReplies(item, toDate)
  const fields = {
    uid: item.sender.uid,
    ...toFormFields(item, reader),
    createdAt: toDate(item.sentAgo),
    waitingSince: toDate(getWaitingAgo(item)),
    ...toStaffFields(item, replies, toDate),
    ...toLaterTimes(item, now),
  }
  return {
    path,
    fields,
    notes,
    replies: replies.map((reply) => ({
      id: reply.id,
      path: `${path}/replies/${reply.id}`,
      fields: reply.fields,
    })),
  }
}

/** Creates the function by which the request form finds products in a typed list. */
export function createFormReader(products: readonly Product[]): ListReader {
  return createListReader(
    products.map(({ id, name, unit, alsoKnownAs }) => ({ id, name, unit, otherNames: alsoKnownAs })),
  )
}

/** Converts what the sender typed in the same way as the site's forms do. */
function toFormFields(item: DemoItem, reader: ListReader): DocumentFields {
  const { name, phone = '', whatsapp = '', email = '' } = item.sender
  if (item.kind === 'enquiries')
    return toEnquiryFields({ fullname: name, subject: item.subject, email, phone, message: item.message })
  const { items } = parseOrderListText(item.list, reader)
  return toRequestFields({ name, phone, whatsapp, email, list: item.list }, items)
}

/** When an item began to wait: with the last question of the sender, or when it came. */
function getWaitingAgo({ conversation, sentAgo }: DemoItem): number {
  const questions = conversation.filter(({ kind }) => kind === 'question')
  return questions.at(-1)?.ago ?? sentAgo
}

function toStaffFields(
  item: DemoItem,
  replies: readonly DemoReply[],
  toDate: (ago: number) => Date,
): DocumentFields {
  const { claim, handedBackAgo, answer, closedAgo, accepted, steps = {} } = item
  const changes = [
    claim,
    { ago: handedBackAgo },
    ...replies,
    accepted,
    ...Object.values(steps),
    { ago: closedAgo },
  ]
  const agos = changes.flatMap((each) => each?.ago ?? [])
  return {
    status: getStatus(item),
    ...(claim && { claimedBy: claim.staff }),
    ...(answer && { answer: toAnswerFields(answer), answeredAt: toDate(answer.ago) }),
    ...(accepted && { accepted: toAcceptance(item, accepted, replies, toDate) }),
    ...(item.steps && {
      steps: Object.fromEntries(
        Object.entries(steps).map(([step, { staff, ago }]) => [step, { ...staff, at: toDate(ago) }]),
      ),
    }),
    ...(agos.length > 0 && { updatedAt: toDate(Math.min(...agos)) }),
  }
}

function toAcceptance(
  { sender }: DemoItem,
  { reply, how, staff, ago }: NonNullable<DemoItem['accepted']>,
  replies: readonly DemoReply[],
  toDate: (ago: number) => Date,
): DocumentFields {
  const { uid, name } = staff ?? sender
  return { replyId: replies[reply]?.id, how, uid, name, at: toDate(ago) }
}

function toLaterTimes({ promisedInMinutes, remindInMinutes }: DemoItem, now: number): DocumentFields {
  return {
    ...(promisedInMinutes && { promisedAt: new Date(now + promisedInMinutes * minuteMs) }),
    ...(remindInMinutes && { remindAt: new Date(now + remindInMinutes * minuteMs) }),
  }
}

function getStatus(item: DemoItem): SentItemStatus {
  if (item.closedAgo !== undefined) return 'closed'
  if (item.accepted) return 'accepted'
  return item.answer && item.answer.ago <= getWaitingAgo(item) ? 'answered' : 'new'
}

function toAnswerFields({ staff, channel, text }: NonNullable<DemoItem['answer']>): DocumentFields {
  return { ...staff, channel, ...(text !== undefined && { text }) }
}
