import { sha256Hex } from '../../browser/sha256Hex'
import type { User } from 'firebase/auth'
import type { PushSubscriptionFields } from '../../browser/pushSubscription'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import {
  deleteFirestoreDocument,
  type FirestoreRequestOptions,
  FirestoreRestError,
  readFirestoreDocumentTimestamps,
  writeFirestoreDocuments,
} from './firestoreRest'
import { getFirebaseAuth } from './firebaseAuth'

const timeoutMs = 15_000

export async function getSignedInUser(): Promise<User | null> {
  const auth = getFirebaseAuth()
  await auth.authStateReady()
  return auth.currentUser
}

/** The id of the document for an endpoint: firestore.rules demands it, so that no browser is registered twice. */
export function getPushDeviceId(endpoint: string): Promise<string> {
  return sha256Hex(endpoint)
}

/** Whether the user's device is registered: 'foreign' if it is registered for another account. */
export async function findPushDevice(user: User, id: string): Promise<'own' | 'foreign' | 'none'> {
  try {
    const { timestamps } = await readFirestoreDocumentTimestamps([toPath(id)], getRequestOptions(user))
    return timestamps.size > 0 ? 'own' : 'none'
  } catch (error) {
    if (error instanceof FirestoreRestError && error.status === 'PERMISSION_DENIED') return 'foreign'
    throw error
  }
}

export async function createPushDevice(
  user: User,
  id: string,
  fields: PushSubscriptionFields,
): Promise<void> {
  const document = {
    path: toPath(id),
    fields: { uid: user.uid, ...fields },
    serverTimeFields: ['createdAt'],
    precondition: { exists: false } as const,
  }
  await writeFirestoreDocuments([document], getRequestOptions(user))
}

export async function deletePushDevice(user: User, id: string): Promise<void> {
  await deleteFirestoreDocument(toPath(id), getRequestOptions(user))
}

/** The user, and a signal that ends a request after 15 s. */
export function getRequestOptions(user: User): FirestoreRequestOptions {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), timeoutMs)
  return { user, signal: controller.signal }
}

function toPath(id: string): string {
  return `${firestoreCollectionNames.pushDevices}/${id}`
}
