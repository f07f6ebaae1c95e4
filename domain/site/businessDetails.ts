import { createMailtoUrl, createWhatsAppUrl } from './contactUrls'

/** On these weekdays, the business is open; on a weekday without opening hours it is closed. */
type OpeningHours = {
  /** ISO 8601 weekday numbers: 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[]
  /** The opening and closing hour in Lagos, each a whole number from 0 to 24. */
  open: { from: number; to: number }
}

const phone = '+1 202-555-0142'

/**
 * Example details; replace them with the real ones. No example reaches a real person: RFC 2606 reserves example.com and
 * .example, and ATIS-0300115 reserves the American numbers 555-0100 to 555-0199 for fiction. `npm run deploy` refuses to
 * deploy an example.
 */
export const businessDetails = {
  name: 'Arielle Organics',
  /** The site's origin, without a slash at the end: search engines and shared links need absolute URLs. */
  siteUrl: 'https://arielle-organics.example',
  phone,
  whatsapp: phone,
  email: 'hello@example.com',
  address: ['12 Example Close', 'Ikeja', 'Lagos, Nigeria'],
  /** The position of the map's marker; the default is the centre of Ikeja. */
  coordinates: { latitude: 6.6018, longitude: 3.3515 },
  facebook: 'https://example.com/facebook/arielle-organics',
  instagram: 'https://example.com/instagram/arielle-organics',
  /** These count until staff publish others at /staff/settings. */
  hours: [
    { weekdays: [1, 2, 3, 4, 5], open: { from: 9, to: 19 } },
    { weekdays: [6], open: { from: 10, to: 17 } },
  ] satisfies readonly OpeningHours[],
  foundedYear: 2017,
} as const

/**
 * Where the functions run: the region of the Firestore database and of the Storage bucket (europe-west1 also serves the
 * multi-regions eur3 and EU). The rewrites in firebase.json name the same region.
 */
export const functionsRegion = 'europe-west1'

/** The Storage bucket of a Firebase project: the one that the console creates. */
export function getBucketName(projectId: string): string {
  return `${projectId}.firebasestorage.app`
}

export function getWhatsAppUrl(message?: string): string {
  return createWhatsAppUrl(businessDetails.whatsapp.replace(/\D/g, ''), message)
}

export function getMailtoUrl(subject?: string, body?: string): string {
  return createMailtoUrl(businessDetails.email, subject, body)
}

export const phoneUrl = `tel:${businessDetails.phone.replace(/[^+\d]/g, '')}`

// The map shows about 1,300 by 900 metres around the position of the business.
const mapExtent = { latitude: 0.004, longitude: 0.006 }

export function getMapEmbedUrl(): string {
  const { latitude, longitude } = businessDetails.coordinates
  const corners = [
    longitude - mapExtent.longitude,
    latitude - mapExtent.latitude,
    longitude + mapExtent.longitude,
    latitude + mapExtent.latitude,
  ]
  const bbox = corners.map((degrees) => degrees.toFixed(4)).join()
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${latitude},${longitude}`
}

export function getMapUrl(): string {
  const { latitude, longitude } = businessDetails.coordinates
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
