import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isMultilineText } from '../validation/text'

/** Maximum length of a text in UTF-16 units. */
const maxLength = 2000

/** What the shop tells whoever accepts a quote; empty where it has not written it. */
export type ShopTexts = { payment: string; delivery: string; collection: string }

/** Parses the stored settings of the shop, which may not be there. */
export function parseShopTexts(stored: unknown): ShopTexts {
  const { payment, delivery, collection } = toRecordOrEmpty(stored)
  return { payment: toText(payment), delivery: toText(delivery), collection: toText(collection) }
}

function toText(value: unknown): string {
  return isMultilineText(value, maxLength) ? value : ''
}
