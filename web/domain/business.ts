/** A stretch of the week with the same hours; whoever computes with them reads the numbers, people read `hoursText`. */
export type OpeningHours = {
  days: string
  /** 1 is Monday, 7 is Sunday, as ISO 8601 counts. */
  weekdays: readonly number[]
  /** The full hours, 0 to 24, in Lagos; none on a closed day. */
  open: { from: number; to: number } | null
}

/**
 * Who the business is: the one place to enter the real facts.
 *
 * The defaults reach nobody. RFC 2606 keeps example.com free; the numbering plan of North America keeps
 * 555-0100 to 555-0199 of every area code for fiction (ATIS-0300115). Nigeria's plan keeps no such range.
 */
export const business = {
  name: 'Arielle Organics',
  phone: '+1 202-555-0142',
  whatsapp: '+1 202-555-0143',
  email: 'hello@example.com',
  address: ['12 Example Close', 'Ikeja', 'Lagos, Nigeria'],
  facebook: 'https://example.com/facebook/arielle-organics',
  instagram: 'https://example.com/instagram/arielle-organics',
  hours: [
    { days: 'Monday to Friday', weekdays: [1, 2, 3, 4, 5], open: { from: 9, to: 19 } },
    { days: 'Saturday', weekdays: [6], open: { from: 10, to: 17 } },
    { days: 'Sunday', weekdays: [7], open: null },
  ] satisfies readonly OpeningHours[],
  since: 2017,
} as const

/** The hours as the footer says them: '09.00am to 07.00pm', or 'closed'. */
export function hoursText({ open }: Pick<OpeningHours, 'open'>): string {
  return open ? `${clockText(open.from)} to ${clockText(open.to)}` : 'closed'
}

function clockText(hour: number): string {
  const onTheDial = hour % 12 || 12
  return `${String(onTheDial).padStart(2, '0')}.00${hour % 24 < 12 ? 'am' : 'pm'}`
}

/** Opens a WhatsApp conversation with the business, with a message begun when there is one. */
export function chatUrl(message?: string): string {
  const conversation = `https://wa.me/${business.whatsapp.replace(/\D/g, '')}`
  return message ? `${conversation}?text=${encodeURIComponent(message)}` : conversation
}

/** Opens the visitor's own mail program with a letter to the business. */
export function mailUrl(subject?: string): string {
  const letter = `mailto:${business.email}`
  return subject ? `${letter}?subject=${encodeURIComponent(subject)}` : letter
}

/** Dials the business. */
export const phoneUrl = `tel:${business.phone.replace(/[^+\d]/g, '')}`
