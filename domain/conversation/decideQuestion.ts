import { getRateLimitWaitMs } from '../sending/rateLimit'
import type { SentItem } from '../sent-items/sentItem'
import { questionLimits, type Reply } from './reply'
import { createSenderReply, type SenderContext, type SenderDecision } from './senderChange'
import type { QuestionOutcome } from './senderRequests'
import { canReopen, reopened } from './decideLaterMove'

/** Decides what becomes of a question about an item. It puts the item back among those that wait. */
export function decideQuestion(
  item: SentItem,
  text: string,
  { replies, isReplyStored, now }: SenderContext,
): SenderDecision<QuestionOutcome> {
  if (isReplyStored) return unchanged({ outcome: 'asked' })
  if (item.status === 'closed' && !canReopen(item.updatedAt, now)) return unchanged({ outcome: 'closed' })
  const questions = replies.filter(({ kind }) => kind === 'question')
  if (questions.length >= questionLimits.perItem) return unchanged({ outcome: 'tooMany' })
  const waitMs = getWaitMs(questions, now)
  if (waitMs > 0) return unchanged({ outcome: 'wait', waitMs })
  return {
    answer: { outcome: 'asked' },
    // What waits already keeps its clock, its promise and its claim.
    change: { ...(item.status !== 'new' && reopened), reply: createSenderReply(item, 'question', text) },
  }
}

function getWaitMs(questions: readonly Reply[], now: number): number {
  const times = questions.map(({ createdAt }) => createdAt.getTime())
  return getRateLimitWaitMs(
    times.length > 0 ? Math.max(...times) : undefined,
    now,
    questionLimits.intervalSeconds,
  )
}

function unchanged(answer: QuestionOutcome): SenderDecision<QuestionOutcome> {
  return { answer, change: null }
}
