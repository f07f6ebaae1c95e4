import { doc, onSnapshot } from 'firebase/firestore'
import {
  parsePictureUpload,
  type PhotographRefusal,
} from '../../../domain/catalogue/publishing/pictureUpload'
import { parseStoredImagePath } from '../../../domain/catalogue/publishing/publishedProduct'
import type { StoredImage } from '../../../domain/catalogue/storedProduct'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { apiPaths } from '../../../domain/site/apiPaths'
import { callApi } from '../firebase/api'
import { getFirebaseApp } from '../firebase/firebaseApp'
import { getFullFirestore } from '../firebase/fullFirestore'

/**
 * What became of an uploaded photograph, which is 'ready', or certificate, which is 'stored'. 'unfinished': the functions did not
 * finish in time. 'unavailable': there are none.
 */
export type UploadOutcome =
  | { kind: 'ready'; image: StoredImage }
  | { kind: 'stored' }
  | { kind: 'refused'; reason: PhotographRefusal }
  | { kind: 'unfinished' }
  | { kind: 'unavailable' }

const timeLimitMs = 90_000

/** Listens, for at most 90 s, to what became of an upload. Resolves to null once aborted, and never rejects. */
export function waitForUpload(
  { productId, uploadId }: { productId: string; uploadId: string },
  signal: AbortSignal,
): Promise<UploadOutcome | null> {
  const firestore = getFullFirestore(getFirebaseApp('visitor'))
  const reference = doc(firestore, firestoreCollectionNames.pictureUploads, uploadId)
  return new Promise((resolve) => {
    const end = (outcome: UploadOutcome | null) => {
      clearTimeout(timer)
      unsubscribe()
      resolve(outcome)
    }
    const endUnfinished = () => end({ kind: 'unfinished' })
    const timer = setTimeout(endUnfinished, timeLimitMs)
    const unsubscribe = onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (document) => {
        // The cache may have what an earlier wait for the same photograph ended with.
        if (document.exists() && !document.metadata.fromCache) end(toOutcome(document.data(), productId))
      },
      // The account has lost its rights, for example.
      endUnfinished,
    )
    signal.addEventListener('abort', () => end(null))
    void callApi(apiPaths.settings).then(({ kind }) => {
      if (kind === 'absent') end({ kind: 'unavailable' })
    })
  })
}

function toOutcome(document: unknown, productId: string): UploadOutcome {
  const upload = parsePictureUpload(document)
  if (upload?.productId !== productId) return { kind: 'unfinished' }
  const { outcome } = upload
  switch (outcome.state) {
    case 'refused':
      return { kind: 'refused', reason: outcome.reason }
    case 'stored':
      return { kind: 'stored' }
    case 'ready': {
      const isOfProduct = parseStoredImagePath(productId, outcome.image.path) !== null
      return isOfProduct ? { kind: 'ready', image: outcome.image } : { kind: 'unfinished' }
    }
  }
}
