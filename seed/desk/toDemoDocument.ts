import { parseOrderListText, type NamedProduct } from '../../domain/order-list/parseOrderListText'
import { toEnquiryFields } from '../../domain/sending/enquiry'
import { toRequestFields } from '../../domain/sending/request'
import type { SentItemStatus } from '../../domain/sent-items/sentItemStatus'
import type { DemoItem } from './demoItems'
import { subtractBusinessMinutes } from './subtractBusinessMinutes'

type DocumentFields = Readonly<Record<string, unknown>>

/** A demo item as it is stored: a request or an enquiry, and the notes beneath it. */
type DemoDocument = {
  path: string
  fields: DocumentFields
  notes: readonly { path: string; fields: DocumentFields }[]
}

/** Converts a demo item to its documents. `now` is the time of seeding in milliseconds; all times depend on it. */
export function toDemoDocument(item: DemoItem, products: readonly NamedProduct[], now: number): DemoDocument {
  const toDate = (ago: number) => new Date(subtractBusinessMinutes(now, ago))
  const path = `${item.kind}/${item.reference}DemoItemOfSeed`
  const notes = (item.notes ?? []).map(({ staff, text, ago }, index) => ({
    path: `${path}/notes/DemoNoteOfSeed${String(index + 1).padStart(6, '0')}`,
    fields: { ...staff, text, createdAt: toDate(ago) },
  }))
  const fields = {
    uid: item.sender.uid,
    ...toFormFields(item, products),
    createdAt: toDate(item.sentAgo),
    ...toStaffFields(item, toDate),
  }
  return { path, fields, notes }
}

/** Converts what the sender typed in the same way as the site's forms do. */
function toFormFields(item: DemoItem, products: readonly NamedProduct[]): DocumentFields {
  const { name, phone = '', whatsapp = '', email = '' } = item.sender
  if (item.kind === 'enquiries')
    return toEnquiryFields({ fullname: name, subject: item.subject, email, phone, message: item.message })
  const { items } = parseOrderListText(item.list, products)
  return toRequestFields({ name, phone, whatsapp, email, list: item.list }, items)
}

function toStaffFields(item: DemoItem, toDate: (ago: number) => Date): DocumentFields {
  const { claim, handedBackAgo, answer, closedAgo } = item
  const updatedAgo = closedAgo ?? answer?.ago ?? handedBackAgo ?? claim?.ago
  return {
    status: getStatus(item),
    ...(claim && { claimedBy: claim.staff }),
    ...(answer && { answer: toAnswerFields(answer), answeredAt: toDate(answer.ago) }),
    ...(updatedAgo !== undefined && { updatedAt: toDate(updatedAgo) }),
  }
}

function getStatus({ answer, closedAgo }: DemoItem): SentItemStatus {
  if (closedAgo !== undefined) return 'closed'
  return answer === undefined ? 'new' : 'answered'
}

function toAnswerFields({ staff, channel, text }: NonNullable<DemoItem['answer']>): DocumentFields {
  return { ...staff, channel, ...(text !== undefined && { text }) }
}
