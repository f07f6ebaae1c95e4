import type { Calendar } from '../opening-hours/calendar'
import { isClosures, isHours, parseCalendar, toCalendarFields } from '../opening-hours/calendarFields'
import { hasLaterForm } from '../validation/documentForm'
import {
  type FieldSchema,
  findInvalidFields,
  optionalField,
  toRecordOrEmpty,
} from '../validation/fieldSchema'
import { isMultilineText } from '../validation/text'

/** Maximum length of a text in UTF-16 units; the same as `isShopSettings` in firestore.rules. */
export const maxShopTextLength = 2000

export const shopTextNames = ['delivery', 'collection', 'payment'] as const

export type ShopTextName = (typeof shopTextNames)[number]

/** What the shop says about delivery, collection and payment; empty where it has not written it. */
export type ShopTexts = Record<ShopTextName, string>

/** What staff set for the whole shop, in settings/shop. */
export type ShopSettings = ShopTexts & { calendar: Calendar }

/** The part that visitors see. How to pay is for whoever has accepted a quote. */
export type PublishedShop = Omit<ShopSettings, 'payment'>

const schema: FieldSchema<'hours' | 'closures' | ShopTextName> = [
  ['hours', isHours],
  ['closures', isClosures],
  ...shopTextNames.map((name) => [name, optionalField(isShopText)] as const),
]

/** The fields of settings/shop that the rules would refuse: `isShopSettings` in firestore.rules. */
export function findShopSettingsErrors(fields: Readonly<Record<string, unknown>>) {
  return findInvalidFields(schema, fields)
}

/** Parses the stored settings, which may not be there. What is missing or malformed is as in the build. */
export function parseShopSettings(stored: unknown): ShopSettings {
  const fields = hasLaterForm(stored) ? {} : toRecordOrEmpty(stored)
  const { delivery, collection, payment } = fields
  return {
    calendar: parseCalendar(fields),
    delivery: toText(delivery),
    collection: toText(collection),
    payment: toText(payment),
  }
}

/** Parses what is published of the settings; null if nothing is. */
export function parsePublishedShop(published: unknown): PublishedShop | null {
  if (typeof published !== 'object' || published === null) return null
  const { calendar, delivery, collection } = parseShopSettings(published)
  return { calendar, delivery, collection }
}

/** The fields to store or to publish. An empty text is left out. */
export function toShopSettingsFields({ calendar, ...texts }: PublishedShop & { payment?: string }) {
  const written = shopTextNames.flatMap((name) => {
    const text = texts[name] ?? ''
    return text === '' ? [] : [[name, text] as const]
  })
  return { ...toCalendarFields(calendar), ...Object.fromEntries(written) }
}

function toText(value: unknown): string {
  return isShopText(value) ? value : ''
}

function isShopText(value: unknown): value is string {
  return isMultilineText(value, maxShopTextLength)
}
