import { enquiryFaults, enquiryLimits, type EnquiryFields } from '../../domain/enquiry'
import { itemLimits } from '../../domain/items'
import { longestEmail } from '../../domain/reply'
import { requestFaults, type RequestFault, requestLimits, type RequestFields } from '../../domain/request'
import type { Faults } from './useFaults'

const phoneForm = 'Write the number with 7 to 20 digits, for example 08031234567.'
const noReply = 'Give us a phone number, a WhatsApp number or an e-mail address, so that we can reply.'
const tooManyItems = `Your order list holds more than ${itemLimits.entries} products: take some off it.`

// What no field of the form holds by itself is said beside the one that mends it.
const placeOf = {
  name: 'name',
  phone: 'phone',
  whatsapp: 'whatsapp',
  email: 'email',
  list: 'list',
  items: 'list',
  reply: 'phone',
} as const

/** What keeps an enquiry from being sent, in words for each field. */
export function enquiryFaultWords(fields: EnquiryFields): Faults<keyof EnquiryFields> {
  const words = {
    fullname: textWords('full name', fields.fullname, enquiryLimits.fullname),
    subject: textWords('subject', fields.subject, enquiryLimits.subject),
    email: emailWords(fields.email),
    phone: phoneForm,
    message: textWords('message', fields.message, enquiryLimits.message),
  }
  return pick(words, enquiryFaults(fields))
}

/** What keeps a request from being sent, in words for each field of the form. */
export function requestFaultWords(fields: RequestFields): Faults<(typeof placeOf)[RequestFault]> {
  const broken = requestFaults(fields)
  const words = {
    name: textWords('name', fields.name, requestLimits.name),
    phone: broken.includes('reply') ? noReply : phoneForm,
    whatsapp: phoneForm,
    email: emailWords(fields.email ?? ''),
    list: broken.includes('list') ? textWords('list', fields.list, requestLimits.list) : tooManyItems,
  }
  return pick(
    words,
    broken.map((fault) => placeOf[fault]),
  )
}

function textWords(what: string, text: string, most: number): string {
  if (text === '') return `Your ${what} is missing.`
  if (text.length > most) return tooLong(what, text, most)
  return `Write your ${what} in letters or digits that can be seen, without hidden signs.`
}

function emailWords(email: string): string {
  if (email === '') return 'Your e-mail address is missing.'
  if (email.length > longestEmail) return tooLong('e-mail address', email, longestEmail)
  return 'Write the e-mail address in full, for example ada@example.com.'
}

function tooLong(what: string, text: string, most: number): string {
  return `Your ${what} is ${text.length} characters long; ${most} is the most.`
}

function pick<Field extends string>(words: Record<Field, string>, broken: readonly Field[]): Faults<Field> {
  const picked: Faults<Field> = {}
  for (const field of broken) picked[field] = words[field]
  return picked
}
