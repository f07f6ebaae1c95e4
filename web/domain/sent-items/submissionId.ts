// The client makes the id of a request or an enquiry. firestore.rules checks the same pattern in `isStamp`.
const submissionIdPattern = /^[A-Za-z0-9]{20}$/

const referenceLength = 6

/** The length of an id, and the number of random numbers that make one. */
export const submissionIdLength = 20

// Without I, L, O, 0 and 1: references are read out on the telephone.
const referenceAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Whether a text can be the id of a request or an enquiry. */
export function isSubmissionId(text: string): boolean {
  return submissionIdPattern.test(text)
}

/** Makes an id from twenty random 32-bit numbers; its reference uses the alphabet that is easy to read out. */
export function toSubmissionId(randomNumbers: Iterable<number>): string {
  return Array.from(randomNumbers, (number, index) =>
    pickCharacter(index < referenceLength ? referenceAlphabet : idAlphabet, number),
  ).join('')
}

function pickCharacter(alphabet: string, number: number): string {
  return alphabet.charAt(number % alphabet.length)
}

/** The short reference that people use for a request or an enquiry: the first characters of its id. */
export function formatReference(id: string): string {
  return id.slice(0, referenceLength).toUpperCase()
}
