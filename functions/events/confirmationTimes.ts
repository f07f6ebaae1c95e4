import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { type DocumentSnapshot, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { addConfirmation, confirmationLimits } from '../../domain/deliveries/confirmationLimits'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'

/**
 * Reads in a transaction when confirmations went to an address and to all. Returns a function that counts one more in the
 * same transaction; null if a limit forbids it. No deletion of an account deletes these documents.
 */
export async function takeConfirmation(
  transaction: Transaction,
  firestore: Firestore,
  email: string,
  now: number,
): Promise<(() => void) | null> {
  const collection = firestore.collection(firestoreCollectionNames.confirmationTimes)
  const [ofAddress, ofAll] = [collection.doc(hashAddress(email)), collection.doc('all')]
  const [storedOfAddress, storedOfAll] = await transaction.getAll(ofAddress, ofAll)
  const times = addConfirmation(parseTimes(storedOfAddress), confirmationLimits.address, now)
  const allTimes = addConfirmation(parseTimes(storedOfAll), confirmationLimits.total, now)
  if (!times || !allTimes) return null
  return () => {
    transaction.set(ofAddress, toTimesFields(times, now))
    transaction.set(ofAll, toTimesFields(allTimes, now))
  }
}

/** The spelling by which an address is counted: one mailbox has many. */
export function normalizeAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  const domain = email.slice(at + 1).toLowerCase()
  // Mail programs read ideographic full stops as dots, and a domain may be written in Punycode.
  return `${name}@${domainToASCII(domain) || domain}`.replace(/\.$/, '')
}

/** The id of an address's document: the SHA-256 of its normal form in lower-case hexadecimal. */
function hashAddress(email: string): string {
  return createHash('sha256').update(normalizeAddress(email)).digest('hex')
}

function parseTimes(snapshot: DocumentSnapshot | undefined): number[] {
  const times: unknown = snapshot?.get('times')
  return Array.isArray(times)
    ? times.flatMap((time: unknown) => (time instanceof Timestamp ? [time.toMillis()] : []))
    : []
}

function toTimesFields(times: readonly number[], now: number) {
  return { times: times.map((time) => Timestamp.fromMillis(time)), lastAt: Timestamp.fromMillis(now) }
}
