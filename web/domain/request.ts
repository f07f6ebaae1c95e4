import { entryOf, isItems, readEntries } from './items'
import { brokenFields, fieldsOf, optional, type Law } from './law'
import { type CartItem, itemsOf } from './orderList'
import { isEmail, isPhone } from './reply'
import { isLine, isText } from './text'
import { given, textsOf, tidyLine, tidyPhone } from './typed'

/** Lengths of a request's texts, in UTF-16 units; firestore.rules holds the same in `isRequest`. */
export const requestLimits = { name: 120, list: 5000 } as const

/** What the sender of a request says; who sent it, its status and its time are added on sending. */
export type RequestFields = {
  name: string
  phone?: string
  whatsapp?: string
  email?: string
  /** What is wanted, in the sender's own words. */
  list: string
  /** What the order list held. */
  items: string[]
}

/** A field that breaks the law; 'reply' says that no way to answer was given. */
export type RequestFault = keyof RequestFields | 'reply'

const law: Law<keyof RequestFields> = [
  ['name', (value) => isLine(value, requestLimits.name)],
  ['phone', optional(isPhone)],
  ['whatsapp', optional(isPhone)],
  ['email', optional(isEmail)],
  ['list', (value) => isText(value, requestLimits.list)],
  ['items', isItems],
]

/** What keeps a request from being sent; none is a request that firestore.rules (`isRequest`) accepts. */
export function requestFaults(
  fields: Readonly<Partial<Record<keyof RequestFields, unknown>>>,
): RequestFault[] {
  const ways = [fields.phone, fields.whatsapp, fields.email]
  const noReply: RequestFault[] = ways.every((way) => way === undefined) ? ['reply'] : []
  return [...brokenFields(law, fields), ...noReply]
}

/** What the sender types; what the order list holds goes with it. */
export type RequestTyped = Readonly<Record<Exclude<keyof RequestFields, 'items'>, string>>

/** What was typed into the form, as it would be sent: without blanks around it, ways to reply left out where empty. */
export function requestOf(
  typed: RequestTyped,
  orderList: readonly Pick<CartItem, 'id' | 'count'>[],
): RequestFields {
  return {
    name: tidyLine(typed.name),
    ...given({
      phone: tidyPhone(typed.phone),
      whatsapp: tidyPhone(typed.whatsapp),
      email: tidyLine(typed.email),
    }),
    list: typed.list.trim(),
    items: itemsOf(orderList).map(entryOf),
  }
}

/** A request that a browser kept, as far as it can be read. */
export function readRequest(stored: unknown): RequestFields {
  const texts = textsOf(stored, ['name', 'phone', 'whatsapp', 'email', 'list'])
  return { ...requestOf(texts, []), items: readEntries(fieldsOf(stored).items).map(entryOf) }
}
