import { isConnected } from '../../browser/isConnected'
import { withTimeout } from '../../browser/withTimeout'
import type { Submission, SendOutcome } from '../../../domain/sending/submission'
import type { SendingService } from '../ShopServices'

// The time limit includes downloading Firebase and signing in on the first send.
const timeoutMs = 20_000

// These error codes mean that Firebase is not configured correctly, so a retry cannot succeed.
const permanentErrorCodes = [
  'app/not-configured',
  'auth/operation-not-allowed',
  'auth/admin-restricted-operation',
]

/** Attempts to send a submission once; never rejects, and resolves within 25 s. */
export async function sendSubmission(
  { attemptSend }: SendingService,
  submission: Submission,
): Promise<SendOutcome> {
  if (!(await isConnected())) return { kind: 'unreachable', mayHaveArrived: false }
  const abortController = new AbortController()
  let mayHaveArrived = false
  const onCommit = () => {
    mayHaveArrived = true
  }
  try {
    const sending = attemptSend(submission, { signal: abortController.signal, onCommit })
    return await withTimeout(sending, timeoutMs, () => new Error('The database did not answer in time.'))
  } catch (error) {
    return isPermanentError(error) ? { kind: 'refused' } : { kind: 'unreachable', mayHaveArrived }
  } finally {
    abortController.abort()
  }
}

function isPermanentError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && permanentErrorCodes.some((code) => code === error.code)
}
