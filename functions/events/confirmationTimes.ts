import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { type DocumentSnapshot, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { addConfirmation, confirmationLimits } from '../../domain/deliveries/confirmationLimits'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'

/**
 * Checks whether one more confirmation may go to an address, by the hour and the day. Returns null if a limit is reached,
 * else a function that counts the confirmation: call it in the transaction that creates the delivery.
 *
 * The counts are read before the transaction and without locks, because locks make many confirmations at once wait for each
 * other until all fail. If another confirmation was counted in between, the transaction fails: repeat it from this function.
 * The counts stay when an account is deleted.
 */
export async function takeConfirmation(
  firestore: Firestore,
  email: string,
  now: number,
): Promise<((transaction: Transaction) => void) | null> {
  const collection = firestore.collection(firestoreCollectionNames.confirmationTimes)
  const [ofAddress, ofAll] = [collection.doc(hashAddress(email)), collection.doc('all')]
  const [storedOfAddress, storedOfAll] = await Promise.all([ofAddress.get(), ofAll.get()])
  const times = addConfirmation(parseTimes(storedOfAddress), confirmationLimits.address, now)
  const allTimes = addConfirmation(parseTimes(storedOfAll), confirmationLimits.total, now)
  if (!times || !allTimes) return null
  return (transaction) => {
    setIfUnchanged(transaction, storedOfAddress, toTimesFields(times, now))
    setIfUnchanged(transaction, storedOfAll, toTimesFields(allTimes, now))
  }
}

/** The spelling by which an address is counted: one mailbox has many. */
export function normalizeAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  const typedDomain = email.slice(at + 1).toLowerCase()
  // Mail programs read ideographic full stops as dots, and a domain may be written in Punycode.
  const domain = (domainToASCII(typedDomain) || typedDomain).replace(/\.$/, '')
  if (/^g(?:oogle)?mail\.com$/.test(domain)) return `${name.replaceAll('.', '')}@gmail.com`
  return `${yahooPattern.test(domain) ? name.replace(/-.*/, '') : name}@${domain}`
}

// A disposable address of Yahoo has a keyword after a hyphen, which no other name has.
const yahooPattern = /^(?:yahoo(?:\.[a-z]{2,3}){1,2}|(?:ymail|rocketmail|myyahoo)\.com)$/

/** The id of an address's document: the SHA-256 of its normal form in lower-case hexadecimal. */
function hashAddress(email: string): string {
  return createHash('sha256').update(normalizeAddress(email)).digest('hex')
}

function setIfUnchanged(
  transaction: Transaction,
  { ref, updateTime }: DocumentSnapshot,
  fields: ReturnType<typeof toTimesFields>,
): void {
  if (updateTime) transaction.update(ref, fields, { lastUpdateTime: updateTime })
  else transaction.create(ref, fields)
}

function parseTimes(snapshot: DocumentSnapshot): number[] {
  const times: unknown = snapshot.get('times')
  return Array.isArray(times)
    ? times.flatMap((time: unknown) => (time instanceof Timestamp ? [time.toMillis()] : []))
    : []
}

function toTimesFields(times: readonly number[], now: number) {
  return { times: times.map((time) => Timestamp.fromMillis(time)), lastAt: Timestamp.fromMillis(now) }
}
