/** The form of a request's or an enquiry's id, which its sender makes; firestore.rules holds the same in `isStamp`. */
const sentId = /^[A-Za-z0-9]{20}$/

/** How much of an id is its reference, and how many random numbers an id wants. */
const spokenLength = 6
export const sentIdLength = 20

// No I, L, O, 0 or 1: a reference is read out on the telephone.
const spoken = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const written = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Whether a text can be the id of a request or an enquiry. */
export function isSentId(text: string): boolean {
  return sentId.test(text)
}

/** The id that these twenty random numbers of 32 bits make; it begins with what people can tell apart by ear. */
export function sentIdOf(random: Iterable<number>): string {
  return Array.from(random, (number, at) => signOf(at < spokenLength ? spoken : written, number)).join('')
}

function signOf(alphabet: string, number: number): string {
  return alphabet.charAt(number % alphabet.length)
}

/** What sender and staff call a request or an enquiry: the beginning of its id. */
export function referenceOf(id: string): string {
  return id.slice(0, spokenLength).toUpperCase()
}
