import type { User } from 'firebase/auth'
import {
  serializeOrderItem,
  haveSameItems,
  type OrderItem,
  parseSerializedOrderItems,
} from '../../../domain/order-list/orderItems'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { hasLaterForm } from '../../../domain/validation/documentForm'
import { registerSessionCleanup } from '../session/sessionCleanup'
import type { MergeOrderItemsFunction } from '../ShopServices'
import { getFirebaseAuth } from './firebaseAuth'
import {
  FirestoreRestError,
  readFirestoreDocument,
  readFirestoreDocumentTimestamps,
  writeFirestoreDocuments,
} from './firestoreRest'

const timeField = 'updatedAt'
const maxAttempts = 5
const maxFirstWaitMs = 200

/** How Firestore answers a write after another device has changed, created or deleted the list since it was read. */
const conflictStatuses = ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND', 'ABORTED']

// Await pending requests before sign-out; afterwards they would run without a user.
const pendingRequests = new Set<Promise<unknown>>()
registerSessionCleanup(async () => {
  await Promise.allSettled(pendingRequests)
})

/** Updates the account's order list, and merges again after a conflict. Rejects after five, or when signed out. */
export function updateOrderList(
  userID: string,
  merge: MergeOrderItemsFunction,
  signal: AbortSignal,
): Promise<OrderItem[]> {
  return trackPending(mergeOrderList(userID, merge, signal))
}

async function mergeOrderList(userID: string, merge: MergeOrderItemsFunction, signal: AbortSignal) {
  const user = await getSignedInUser(userID)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptUpdate(user, merge, signal)
    } catch (error) {
      if (!isConflict(error) || attempt === maxAttempts) throw error
    }
    // A random wait: two devices that write at the same moment would meet again.
    await delay(Math.random() * maxFirstWaitMs * 2 ** attempt)
  }
}

/** Reads the server time of the list's last change, in milliseconds; 0 without a list. Rejects when signed out. */
export function readOrderListTime(userID: string, signal: AbortSignal): Promise<number> {
  return trackPending(readChangeTime(userID, signal))
}

async function readChangeTime(userID: string, signal: AbortSignal): Promise<number> {
  const user = await getSignedInUser(userID)
  const path = toPath(user)
  const options = { user, signal, fieldPaths: [timeField] }
  const { timestamps } = await readFirestoreDocumentTimestamps([path], options)
  return timestamps.get(path)?.[timeField] ?? 0
}

async function attemptUpdate(
  user: User,
  merge: MergeOrderItemsFunction,
  signal: AbortSignal,
): Promise<OrderItem[]> {
  const options = { user, signal }
  const { fields, precondition } = await readFirestoreDocument(toPath(user), options)
  if (hasLaterForm(fields)) throw new Error('A later release has written this list.')
  const stored = parseSerializedOrderItems(fields.items)
  const merged = merge(stored, toMilliseconds(fields[timeField]))
  if (haveSameItems(stored, merged)) return merged
  const items = merged.map(serializeOrderItem)
  const write = { path: toPath(user), fields: { items }, serverTimeFields: [timeField], precondition }
  await writeFirestoreDocuments([write], options)
  return merged
}

function trackPending<Result>(request: Promise<Result>): Promise<Result> {
  const untrack = () => void pendingRequests.delete(request)
  pendingRequests.add(request)
  request.then(untrack, untrack)
  return request
}

function toPath({ uid }: User): string {
  return `${firestoreCollectionNames.orderLists}/${uid}`
}

async function getSignedInUser(userID: string): Promise<User> {
  const auth = getFirebaseAuth()
  await auth.authStateReady()
  if (auth.currentUser?.uid !== userID) throw new Error('The account is no longer signed in here.')
  return auth.currentUser
}

function isConflict(error: unknown): boolean {
  return error instanceof FirestoreRestError && conflictStatuses.includes(error.status)
}

function toMilliseconds(value: unknown): number {
  return value instanceof Date ? value.getTime() : 0
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
