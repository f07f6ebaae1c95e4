import type { App } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'

/**
 * Opens an app's Firestore. Must be called once for an app, before any other use of its Firestore.
 *
 * By default, the library repeats each failed read, also one whose transaction has ended because it waited too long for
 * a lock. The repeated read fails for another reason, so that the transaction may not be tried again as a whole. With
 * this setting the library repeats only reads that failed for a cause that can pass.
 */
export function openFirestore(app: App): Firestore {
  const firestore = getFirestore(app)
  firestore.settings({ gaxServerStreamingRetries: true })
  return firestore
}
