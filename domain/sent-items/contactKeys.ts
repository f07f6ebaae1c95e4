import { toInternationalDigits } from './internationalPhoneNumber'
import type { SenderContactDetails } from './sentItem'

/**
 * The keys by which the items of one sender are found, whichever account sent them: at most three, one for each different
 * phone number and e-mail address.
 */
export function listContactKeys({ phone, whatsapp, email }: Omit<SenderContactDetails, 'name'>): string[] {
  const numbers = [phone, whatsapp].filter((number) => number !== '')
  return [
    ...new Set(numbers.map((number) => `phone:+${toInternationalDigits(number)}`)),
    ...(email === '' ? [] : [`email:${email.toLowerCase()}`]),
  ]
}
