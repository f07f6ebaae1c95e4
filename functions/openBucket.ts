import type { App } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'

/** `IdempotencyStrategy.RetryAlways` of @google-cloud/storage, which firebase-admin does not export. */
const retryAlways = 0

/**
 * Opens a bucket of an app's Storage, by default the app's own. By default, the library repeats no upload after a broken
 * connection, because an upload may replace another. Here a name stands for one content, so an upload may be repeated.
 */
export function openBucket(app: App, name?: string) {
  const bucket = getStorage(app).bucket(name)
  bucket.storage.retryOptions.idempotencyStrategy = retryAlways
  return bucket
}
