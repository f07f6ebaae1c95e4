// Of the sets of metadata, this is the smallest that knows which numbers are mobile.
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import {
  type InternationalNumber,
  phoneFields,
  toInternationalDigits,
} from '../../domain/sent-items/internationalPhoneNumber'
import type { SentItem } from '../../domain/sent-items/sentItem'

/** A typed number in its one normal form: two ways of typing one number are the same. */
export function toInternationalNumber(typed: string): InternationalNumber {
  const guess = `+${toInternationalDigits(typed)}`
  const number = parsePhoneNumberFromString(guess)
  return {
    e164: number?.isPossible() ? number.number : guess,
    isMobile: number?.getType() === 'MOBILE',
  }
}

/** The item with the international numbers of its sender, which its document has only once functions have stored them. */
export function addInternationalNumbers(item: SentItem): SentItem {
  const { sender } = item
  const given = phoneFields.filter((field) => sender[field] !== '')
  const numbers = Object.fromEntries(given.map((field) => [field, toInternationalNumber(sender[field])]))
  return { ...item, sender: { ...sender, numbers } }
}
