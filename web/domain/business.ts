/** A stretch of the week with the same hours; whoever computes with them reads the numbers, people read `hoursText`. */
export type OpeningHours = {
  days: string
  /** 1 is Monday, 7 is Sunday, as ISO 8601 counts. */
  weekdays: readonly number[]
  /** The full hours, 0 to 24, in Lagos; none on a closed day. */
  open: { from: number; to: number } | null
}

const phone = '+1 202-555-0142'

/**
 * Who the business is: the one place to enter the real facts.
 *
 * The defaults reach nobody. RFC 2606 keeps example.com and .example free; the numbering plan of North America keeps
 * 555-0100 to 555-0199 of every area code for fiction (ATIS-0300115). Nigeria's plan keeps no such range.
 */
export const business = {
  name: 'Arielle Organics',
  /** Where the site stands, without a slash at the end: search engines and shared links are given whole addresses. */
  site: 'https://arielle-organics.example',
  phone,
  /** The chat opens a conversation with the business phone number; a business that chats on another enters that one. */
  whatsapp: phone,
  email: 'hello@example.com',
  address: ['12 Example Close', 'Ikeja', 'Lagos, Nigeria'],
  /** Where the map's marker stands; the default is the middle of Ikeja, nobody's door. */
  place: { latitude: 6.6018, longitude: 3.3515 },
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
  return message ? `${conversation}?text=${encoded(message)}` : conversation
}

/** Opens the visitor's own mail program with a letter to the business, as far as it is written. */
export function mailUrl(subject?: string, body?: string): string {
  // RFC 6068 has lines in a letter end with both marks.
  const parts = { subject, body: body?.replace(/\r?\n/g, '\r\n') }
  const said = Object.entries(parts).flatMap(([part, text]) => (text ? [`${part}=${encoded(text)}`] : []))
  return [`mailto:${business.email}`, said.join('&')].filter(Boolean).join('?')
}

// Half of a character, as a cut text may end with, has no place in an address: encodeURIComponent would throw.
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

/** Dials the business. */
export const phoneUrl = `tel:${business.phone.replace(/[^+\d]/g, '')}`

// About 1,300 by 900 metres around the marker: the streets a visitor would come by.
const reach = { latitude: 0.004, longitude: 0.006 }

/** OpenStreetMap's page for other sites to embed, with a marker where the business is. */
export function mapEmbedUrl(): string {
  const { latitude, longitude } = business.place
  const corners = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ]
  const bbox = corners.map((degrees) => degrees.toFixed(4)).join()
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${latitude},${longitude}`
}

/** The same place on OpenStreetMap itself, to walk or drive to. */
export function mapUrl(): string {
  const { latitude, longitude } = business.place
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
