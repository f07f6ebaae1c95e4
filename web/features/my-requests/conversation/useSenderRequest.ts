import { useEffect, useEffectEvent, useState } from 'react'
import { type AttemptResult, createRetryLoop } from '../../../browser/createRetryLoop'
import { parseJson } from '../../../browser/parseJson'
import {
  parseQuestionRequest,
  parseQuoteAnswerRequest,
  type QuoteAnswer,
  type SenderItem,
} from '../../../../domain/conversation/senderRequests'
import { conversationMessages } from '../../../../domain/messages/conversation'
import { createDocumentId } from '../../../data/sending/createDocumentId'
import type { SenderRequest, SenderRequestOutcome } from '../../../data/sending/senderRequests'
import { useShopServices } from '../../../data/ShopServices'

/** What the sender asks, or answers to a quote. */
type NewRequest = { text: string } | QuoteAnswer

/** The request that is being sent, whether it waits on the device for a connection, and what to say once it is answered. */
type SenderRequestState = { pending: SenderRequest | null; isKept: boolean; message: string }

const idle: SenderRequestState = { pending: null, isKept: false, message: '' }

/**
 * Sends a question or an answer to a quote. It is kept on the device until the server has answered, so neither a lost
 * connection nor a reload loses it, and its key makes a second arrival harmless. `onDone` is called after each answer.
 */
export function useSenderRequest(item: SenderItem, onDone: () => void) {
  const { storage, sending } = useShopServices()
  const storageKey = `senderRequest:${'token' in item ? item.token : `${item.kind}/${item.id}`}`
  const [state, setState] = useState<SenderRequestState>(() => {
    const pending = parseKept(parseJson(storage.read(storageKey)))
    return { ...idle, pending, isKept: pending !== null }
  })
  const { pending } = state
  const attempt = useEffectEvent(async (request: SenderRequest): Promise<AttemptResult> => {
    const outcome = await sending.sendSenderRequest(request)
    if (outcome.kind === 'unreachable' || outcome.kind === 'wait') {
      setState((current) => ({ ...current, isKept: true }))
      return outcome.kind === 'wait' ? { waitMs: outcome.waitMs } : 'failed'
    }
    storage.remove(storageKey)
    setState({ ...idle, message: describeOutcome(request, outcome) })
    onDone()
    return 'done'
  })
  useEffect(() => {
    if (!pending) return
    const loop = createRetryLoop({
      attempt: () => attempt(pending),
      ...{ firstWaitMs: 5000, maxWaitMs: 60_000 },
    })
    loop.start()
    void loop.run()
    return loop.stop
  }, [pending])
  return {
    ...state,
    send: (request: NewRequest) => {
      const made = { ...item, key: createDocumentId(), ...request }
      storage.write(storageKey, JSON.stringify(made))
      setState({ ...idle, pending: made })
    },
  }
}

function parseKept(stored: unknown): SenderRequest | null {
  return parseQuoteAnswerRequest(stored) ?? parseQuestionRequest(stored)
}

type FinalOutcome = Extract<SenderRequestOutcome, { kind: 'done' | 'refused' }>

const questionOutcomes: Readonly<Record<string, string>> = {
  asked: conversationMessages.questionAsked,
  tooMany: conversationMessages.questionTooMany,
  closed: conversationMessages.questionClosed,
}

const quoteOutcomes: Readonly<Record<string, string>> = conversationMessages.quoteOutcomes

// Both kinds of requests can end with 'closed', which means something else for each.
function describeOutcome(request: SenderRequest, outcome: FinalOutcome): string {
  if (outcome.kind === 'refused')
    return outcome.reason === 'signIn' ? conversationMessages.signInAgain : conversationMessages.unknownItem
  return ('answer' in request ? quoteOutcomes : questionOutcomes)[outcome.outcome] ?? ''
}
