import type { User } from 'firebase/auth'
import {
  connectFirestoreEmulator,
  doc,
  type DocumentReference,
  type Firestore,
  getFirestore,
  runTransaction,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite'
import {
  serializeOrderItem,
  haveSameItems,
  type OrderItem,
  parseSerializedOrderItems,
} from '../../../domain/order-list/orderItems'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { getFirebaseApp } from './firebaseApp'
import { getFirebaseAuth } from './firebaseAuth'
import { getEmulatorPort } from './emulatorPorts'
import { readFirestoreDocumentTimestamps } from './firestoreRest'

const timeField = 'updatedAt'

let firestoreInstance: Firestore | undefined

/** Merges the stored items, changed at `changedAt` (server time in ms). Transaction retries call the function again. */
export type MergeOrderItemsFunction = (stored: OrderItem[], changedAt: number) => OrderItem[]

/** Updates the account's order list in a Firestore transaction; rejects when `userID` is not signed in. */
export async function updateOrderList(userID: string, merge: MergeOrderItemsFunction): Promise<OrderItem[]> {
  const listRef = await getOrderListRef(userID)
  return runTransaction(getFirestoreLite(), async (transaction) => {
    const snapshot = await transaction.get(listRef)
    const stored = parseSerializedOrderItems(snapshot.get('items'))
    const merged = merge(stored, toMilliseconds(snapshot.get(timeField)))
    if (!haveSameItems(stored, merged)) {
      transaction.set(listRef, { items: merged.map(serializeOrderItem), [timeField]: serverTimestamp() })
    }
    return merged
  })
}

/**
 * Reads the server time of the list's last change, in milliseconds; 0 without a list. Reads this field alone, without
 * Firestore Lite: it would read the whole list. Rejects when `userID` is not signed in.
 */
export async function readOrderListTime(userID: string, signal: AbortSignal): Promise<number> {
  const user = await getSignedInUser(userID)
  const path = `${firestoreCollectionNames.orderLists}/${userID}`
  const options = { token: await user.getIdToken(), signal, fieldPaths: [timeField] }
  const { timestamps } = await readFirestoreDocumentTimestamps([path], options)
  return timestamps.get(path)?.[timeField] ?? 0
}

async function getOrderListRef(userID: string): Promise<DocumentReference> {
  await getSignedInUser(userID)
  return doc(getFirestoreLite(), firestoreCollectionNames.orderLists, userID)
}

async function getSignedInUser(userID: string): Promise<User> {
  const auth = getFirebaseAuth()
  await auth.authStateReady()
  if (auth.currentUser?.uid !== userID) throw new Error('The account is no longer signed in here.')
  return auth.currentUser
}

function toMilliseconds(value: unknown): number {
  return value instanceof Timestamp ? value.toMillis() : 0
}

function getFirestoreLite(): Firestore {
  return (firestoreInstance ??= createFirestoreLite())
}

function createFirestoreLite(): Firestore {
  const database = getFirestore(getFirebaseApp())
  if (import.meta.env.MODE === 'emulators') {
    connectFirestoreEmulator(database, '127.0.0.1', getEmulatorPort('firestore'))
  }
  return database
}
