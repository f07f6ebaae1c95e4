import { toRecordOrEmpty } from '../validation/fieldSchema'

/** A phone number in E.164, such as '+2348031234567'. */
export type InternationalNumber = { e164: string; isMobile: boolean }

export const phoneFields = ['phone', 'whatsapp'] as const

type PhoneField = (typeof phoneFields)[number]

/** The numbers of a sender, which functions store once an item has arrived. No client writes them. */
export type InternationalNumbers = Partial<Record<PhoneField, InternationalNumber>>

export function parseInternationalNumbers(stored: unknown): InternationalNumbers {
  const numbers = toRecordOrEmpty(stored)
  return Object.fromEntries(
    phoneFields.flatMap((field) => {
      const { e164, isMobile } = toRecordOrEmpty(numbers[field])
      const isNumber = typeof e164 === 'string' && /^\+\d+$/.test(e164)
      return isNumber ? [[field, { e164, isMobile: isMobile === true }]] : []
    }),
  )
}

type Sender = Record<PhoneField, string> & { numbers?: InternationalNumbers }

/** The number of a sender in E.164, or as it was typed while functions have not stored that; empty without one. */
export function getNumber(sender: Sender, field: PhoneField): string {
  return sender.numbers?.[field]?.e164 ?? sender[field]
}

const nigeriaCode = '234'

/** The digits with the country code, as wa.me requires them; a number that does not show its country stays as it is. */
export function toInternationalDigits(phone: string): string {
  // People write '+234 (0) 803…', but the 0 is only dialled within the country.
  const digits = phone.replace(/\(0\)|\D/g, '')
  if (phone.trim().startsWith('+')) return removeTrunkPrefix(digits)
  if (digits.startsWith('00')) return removeTrunkPrefix(digits.slice(2))
  if (digits.startsWith('0')) return nigeriaCode + digits.slice(1)
  // A Nigerian mobile number without its first 0.
  if (/^[789]\d{9}$/.test(digits)) return nigeriaCode + digits
  return removeTrunkPrefix(digits)
}

function removeTrunkPrefix(digits: string): string {
  return digits.replace(/^2340/, nigeriaCode)
}
