import type { Outgoing, SendOutcome } from '../domain/outgoing'
import { withinTime } from './withinTime'

// What is fetched for the first send, signing in and sending itself.
const patienceMs = 20_000

// The site knows no Firebase project, or its project lets nobody send: asking again changes nothing.
const lasting = ['app/not-configured', 'auth/operation-not-allowed', 'auth/admin-restricted-operation']

/**
 * Sends once and says what became of it; never rejects, and answers in time. Firebase comes along with the first call.
 */
export async function send(outgoing: Outgoing): Promise<SendOutcome> {
  if (!navigator.onLine) return { kind: 'unreachable', mayHaveArrived: false }
  const stop = new AbortController()
  let mayHaveArrived = false
  const committing = () => {
    mayHaveArrived = true
  }
  try {
    const sending = attempt(outgoing, { signal: stop.signal, committing })
    return await withinTime(sending, patienceMs, () => new Error('The database did not answer in time.'))
  } catch (error) {
    return isLasting(error) ? { kind: 'refused' } : { kind: 'unreachable', mayHaveArrived }
  } finally {
    stop.abort()
  }
}

async function attempt(outgoing: Outgoing, limits: { signal: AbortSignal; committing: () => void }) {
  const { sendOnce } = await import('./firebase/sending')
  return sendOnce(outgoing, limits)
}

function isLasting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lasting.some((code) => code === error.code)
}
