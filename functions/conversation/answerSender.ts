import type { Firestore } from 'firebase-admin/firestore'
import { decideQuestion } from '../../domain/conversation/decideQuestion'
import { decideQuoteAnswer } from '../../domain/conversation/decideQuoteAnswer'
import { parseQuestionRequest, parseQuoteAnswerRequest } from '../../domain/conversation/senderRequests'
import type { ApiRequest, ApiResponse } from '../apiTypes'
import { decideSenderRequest, refuse } from './decideSenderRequest'

/** Stores a question about an item, or a change that its sender asks for. Answers a QuestionOutcome. */
export async function answerQuestion(firestore: Firestore, request: ApiRequest): Promise<ApiResponse> {
  const question = parseQuestionRequest(request.body)
  if (!question) return refuse(400, 'malformed')
  return decideSenderRequest(firestore, question, request, (item, context) =>
    decideQuestion(item, question.text, context),
  )
}

/** Accepts or declines a quote. Answers a QuoteAnswerOutcome as `outcome`. */
export async function answerQuote(firestore: Firestore, request: ApiRequest): Promise<ApiResponse> {
  const quoteAnswer = parseQuoteAnswerRequest(request.body)
  if (!quoteAnswer) return refuse(400, 'malformed')
  return decideSenderRequest(firestore, quoteAnswer, request, (item, context) =>
    decideQuoteAnswer(item, quoteAnswer, context),
  )
}
