import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite'
import { entryOf, haveSameItems, type Item, readEntries } from '../../domain/items'
import { collections } from '../collections'
import { firebaseApp } from './app'
import { firebaseAuth } from './auth'
import { emulatorPort } from './emulator'

let begun: Firestore | undefined

/** What an account's list becomes, given what it holds; it may be asked again when another device was faster. */
export type MergeItems = (stored: Item[]) => Item[]

/**
 * Changes the account's order list in one transaction and answers what it holds then. Rejects when nobody, or somebody
 * else, is signed in here.
 */
export async function changeOrderList(userID: string, merge: MergeItems): Promise<Item[]> {
  const auth = firebaseAuth()
  await auth.authStateReady()
  if (auth.currentUser?.uid !== userID) throw new Error('The account is no longer signed in here.')
  return runTransaction(firestore(), async (transaction) => {
    const list = doc(firestore(), collections.orderLists, userID)
    const stored = readEntries((await transaction.get(list)).get('items'))
    const merged = merge(stored)
    if (!haveSameItems(stored, merged)) {
      transaction.set(list, { items: merged.map(entryOf), updatedAt: serverTimestamp() })
    }
    return merged
  })
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
