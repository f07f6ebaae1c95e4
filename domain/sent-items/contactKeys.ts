import { getNumber, phoneFields, toInternationalDigits } from './internationalPhoneNumber'
import type { SenderContactDetails } from './sentItem'

/**
 * The keys by which the items of one sender are found, whichever account sent them: at most three, one for each different
 * phone number and e-mail address.
 */
export function listContactKeys(sender: Omit<SenderContactDetails, 'name'>): string[] {
  const { email } = sender
  const numbers = phoneFields.map((field) => getNumber(sender, field)).filter((number) => number !== '')
  return [
    ...new Set(numbers.map((number) => `phone:+${toInternationalDigits(number)}`)),
    ...(email === '' ? [] : [`email:${email.toLowerCase()}`]),
  ]
}
