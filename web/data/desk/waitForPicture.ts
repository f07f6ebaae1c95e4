import {
  parsePictureUploadState,
  type PhotographRefusal,
  type PictureUploadState,
} from '../../../domain/catalogue/publishing/pictureUpload'
import { parseStoredImagePath } from '../../../domain/catalogue/publishing/publishedProduct'
import type { StoredImage } from '../../../domain/catalogue/storedProduct'
import { apiPaths } from '../../../domain/site/apiPaths'
import { callApi } from '../firebase/api'
import { getFirebaseAuth } from '../firebase/firebaseAuth'

/** What became of an uploaded photograph. 'unfinished': the functions did not finish in time, or did not answer. */
export type PictureOutcome =
  | { kind: 'ready'; image: StoredImage }
  | { kind: 'refused'; reason: PhotographRefusal }
  | { kind: 'unfinished' }
  | { kind: 'unavailable' }

const firstWaitMs = 1000
const maxWaitMs = 3000
const waitGrowth = 1.3
const timeLimitMs = 90_000

/**
 * Asks again and again what became of a staff member's uploaded photograph, for at most 90 seconds. Resolves to null
 * once `signal` is aborted, and never rejects.
 */
export async function waitForPicture(
  upload: { productId: string; uploadId: string },
  signal: AbortSignal,
): Promise<PictureOutcome | null> {
  const endsAt = Date.now() + timeLimitMs
  for (let waitMs = firstWaitMs; !isAborted(signal); waitMs = Math.min(waitMs * waitGrowth, maxWaitMs)) {
    const outcome = await fetchOutcome(upload)
    if (isAborted(signal)) return null
    if (outcome) return outcome
    if (Date.now() + waitMs > endsAt) return { kind: 'unfinished' }
    await wait(waitMs, signal)
  }
  return null
}

/** Asks once; null if the picture is not ready yet, or no answer came. */
async function fetchOutcome(upload: { productId: string; uploadId: string }): Promise<PictureOutcome | null> {
  const answer = await callPictureUpload(upload)
  if (answer.kind === 'unreachable' || (answer.kind === 'refused' && answer.status >= 500)) return null
  // The account has lost its rights, for example: asking again would change nothing.
  if (answer.kind === 'refused') return { kind: 'unfinished' }
  if (answer.kind === 'absent') return { kind: 'unavailable' }
  const state = parsePictureUploadState(answer.body)
  return state ? toOutcome(state, upload.productId) : { kind: 'unfinished' }
}

function toOutcome(state: PictureUploadState, productId: string): PictureOutcome | null {
  if (state.state === 'pending') return null
  if (state.state === 'refused') return { kind: 'refused', reason: state.reason }
  const isOfProduct = parseStoredImagePath(productId, state.image.path) !== null
  return isOfProduct ? { kind: 'ready', image: state.image } : { kind: 'unfinished' }
}

async function callPictureUpload(body: { productId: string; uploadId: string }) {
  try {
    const token = await getFirebaseAuth().currentUser?.getIdToken()
    return await callApi(apiPaths.pictureUpload, { body, ...(token !== undefined && { token }) })
  } catch {
    // The identity token has expired and could not be refreshed.
    return { kind: 'unreachable' } as const
  }
}

// The compiler takes a check before a loop for one that holds after each `await`.
function isAborted({ aborted }: AbortSignal): boolean {
  return aborted
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
