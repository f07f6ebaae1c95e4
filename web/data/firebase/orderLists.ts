import {
  connectFirestoreEmulator,
  doc,
  type DocumentReference,
  type Firestore,
  getDoc,
  getFirestore,
  runTransaction,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite'
import { entryOf, haveSameItems, type Item, readEntries } from '../../domain/items'
import { collections } from '../collections'
import { firebaseApp } from './app'
import { firebaseAuth } from './auth'
import { emulatorPort } from './emulator'

let begun: Firestore | undefined

/**
 * What an account's list becomes, given what it holds and when that was last changed, in milliseconds by the server's
 * clock; it may be asked again when another device was faster.
 */
export type MergeItems = (stored: Item[], changedAt: number) => Item[]

/**
 * Changes the account's order list in one transaction and answers what it holds then. Rejects when nobody, or somebody
 * else, is signed in here.
 */
export async function changeOrderList(userID: string, merge: MergeItems): Promise<Item[]> {
  const list = await listOf(userID)
  return runTransaction(firestore(), async (transaction) => {
    const found = await transaction.get(list)
    const stored = readEntries(found.get('items'))
    const merged = merge(stored, timeIn(found.get('updatedAt')))
    if (!haveSameItems(stored, merged)) {
      transaction.set(list, { items: merged.map(entryOf), updatedAt: serverTimestamp() })
    }
    return merged
  })
}

/** What the account's order list holds, in one request. Rejects as changing it does. */
export async function readOrderList(userID: string): Promise<Item[]> {
  return readEntries((await getDoc(await listOf(userID))).get('items'))
}

async function listOf(userID: string): Promise<DocumentReference> {
  const auth = firebaseAuth()
  await auth.authStateReady()
  if (auth.currentUser?.uid !== userID) throw new Error('The account is no longer signed in here.')
  return doc(firestore(), collections.orderLists, userID)
}

function timeIn(value: unknown): number {
  return value instanceof Timestamp ? value.toMillis() : 0
}

function firestore(): Firestore {
  return (begun ??= beginFirestore())
}

function beginFirestore(): Firestore {
  const database = getFirestore(firebaseApp())
  if (import.meta.env.MODE === 'emulators') {
    connectFirestoreEmulator(database, '127.0.0.1', emulatorPort('firestore'))
  }
  return database
}
