import { addDeliveryArea } from '../sent-items/deliveryArea'
import { requestFormFieldLimits } from '../sent-items/sentItemLimits'
import {
  type OrderItem,
  serializeOrderItem,
  isSerializedOrderItemList,
  parseSerializedOrderItems,
} from '../order-list/orderItems'
import {
  findInvalidFields,
  toRecordOrEmpty,
  optionalField,
  type FieldSchema,
} from '../validation/fieldSchema'
import { isEmail, isPhoneNumber } from '../sent-items/replyMethod'
import { cleanLine, cleanText, isSingleLineText, isMultilineText } from '../validation/text'
import { omitEmpty, pickStrings, normalizeEmail, normalizePhone } from '../validation/normalizeInput'

/** The fields of a request that the sender fills in; sending adds the sender, status and time. */
export type RequestFields = {
  name: string
  phone?: string
  whatsapp?: string
  email?: string
  /** The products as free text. */
  list: string
  /** The products that the text names, with quantities in units of 0.5. */
  items: string[]
}

/** An invalid field; 'reply' means that phone, WhatsApp number and e-mail are all missing. */
export type InvalidRequestField = keyof RequestFields | 'reply'

const requestSchema: FieldSchema<keyof RequestFields> = [
  ['name', (value) => isSingleLineText(value, requestFormFieldLimits.name)],
  ['phone', optionalField(isPhoneNumber)],
  ['whatsapp', optionalField(isPhoneNumber)],
  ['email', optionalField(isEmail)],
  ['list', (value) => isMultilineText(value, requestFormFieldLimits.list)],
  ['items', isSerializedOrderItemList],
]

/** Lists the invalid fields; an empty list means that `isRequest` in firestore.rules accepts the request. */
export function findRequestFormErrors(
  fields: Readonly<Partial<Record<keyof RequestFields, unknown>>>,
): InvalidRequestField[] {
  const contactFields = [fields.phone, fields.whatsapp, fields.email]
  const missingReply: InvalidRequestField[] = contactFields.every((contact) => contact === undefined)
    ? ['reply']
    : []
  return [...findInvalidFields(requestSchema, fields), ...missingReply]
}

/** The text fields of the request form; the items are read from its list. */
type RequestFormInput = Readonly<Record<Exclude<keyof RequestFields, 'items'>, string>> & {
  /** Where to deliver; empty if the sender does not say. */
  area?: string
}

/**
 * Normalizes the input of the request form: cleans it, omits empty contact fields, and adds the items of its text and the
 * delivery area. An empty list stays empty, so that it is not sent.
 */
export function toRequestFields(input: RequestFormInput, items: readonly OrderItem[]): RequestFields {
  const list = cleanText(input.list)
  return {
    name: cleanLine(input.name),
    ...omitEmpty({
      phone: normalizePhone(input.phone),
      whatsapp: normalizePhone(input.whatsapp),
      email: normalizeEmail(input.email),
    }),
    list: list === '' ? '' : addDeliveryArea(list, cleanLine(input.area ?? '')),
    items: items.map(serializeOrderItem),
  }
}

export function parseRequestFields(stored: unknown): RequestFields {
  const texts = pickStrings(stored, ['name', 'phone', 'whatsapp', 'email', 'list'])
  return toRequestFields(texts, parseSerializedOrderItems(toRecordOrEmpty(stored).items))
}
