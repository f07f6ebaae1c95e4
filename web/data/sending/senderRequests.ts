import type { User } from 'firebase/auth'
import { parseQuoteAnswerOutcome, type QuoteAnswerOutcome } from '../../../domain/conversation/quoteAnswer'
import {
  parseQuestionOutcome,
  type QuestionOutcome,
  type QuestionRequest,
  type QuoteAnswerRequest,
} from '../../../domain/conversation/senderRequests'
import { apiPaths } from '../../../domain/site/apiPaths'
import { callApi } from '../firebase/api'

/** What a sender asks, or answers to a quote. `key` makes a repeated attempt harmless. */
export type SenderRequest = QuestionRequest | QuoteAnswerRequest

/** What one attempt came to. 'refused' will not succeed; after 'unreachable' the same may be sent again. */
export type SenderRequestOutcome =
  | { kind: 'done'; outcome: Exclude<QuestionOutcome['outcome'], 'wait'> | QuoteAnswerOutcome }
  | { kind: 'wait'; waitMs: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable' }

/** Attempts once to send it, in the account's name unless a status link names the item. Never rejects. */
export async function sendSenderRequest(request: SenderRequest): Promise<SenderRequestOutcome> {
  try {
    const user = 'token' in request ? null : await getUser()
    const path = 'answer' in request ? apiPaths.quoteAnswer : apiPaths.question
    const result = await callApi(path, { body: request, user })
    if (result.kind === 'refused' && [400, 401, 404].includes(result.status))
      return { kind: 'refused', reason: result.reason }
    if (result.kind !== 'answered') return { kind: 'unreachable' }
    return toOutcome('answer' in request ? parseQuoteAnswer(result.body) : parseQuestionOutcome(result.body))
  } catch {
    // The code of Firebase Auth did not load.
    return { kind: 'unreachable' }
  }
}

function parseQuoteAnswer(body: unknown): { outcome: QuoteAnswerOutcome } | null {
  const outcome = parseQuoteAnswerOutcome(body)
  return outcome && { outcome }
}

function toOutcome(parsed: QuestionOutcome | { outcome: QuoteAnswerOutcome } | null): SenderRequestOutcome {
  if (!parsed) return { kind: 'unreachable' }
  return parsed.outcome === 'wait'
    ? { kind: 'wait', waitMs: parsed.waitMs }
    : { kind: 'done', outcome: parsed.outcome }
}

// The page of a status link downloads nothing of Firebase.
async function getUser(): Promise<User | null> {
  const { getFirebaseAuth } = await import('../firebase/firebaseAuth')
  return getFirebaseAuth().currentUser
}
