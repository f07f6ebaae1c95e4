// The pattern of a request's or an enquiry's id, which the browser creates; `isStamp` in firestore.rules has the same.
const submissionIdPattern = /^[A-Za-z0-9]{20}$/

const referenceLength = 6

/** The length of a submission's id. Each character is made from one random number. */
export const submissionIdLength = 20

// References are read out on the telephone, so I, L, O, 0 and 1, which are easy to confuse, are not used.
const referenceAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function isSubmissionId(text: string): boolean {
  return submissionIdPattern.test(text)
}

/** Makes a submission's id from 20 random 32-bit numbers. Its first six characters are easy to read out. */
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
