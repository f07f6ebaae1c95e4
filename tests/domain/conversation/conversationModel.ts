import { decideQuestion } from '../../../domain/conversation/decideQuestion'
import { decideQuoteAnswer } from '../../../domain/conversation/decideQuoteAnswer'
import { parseReply, type Reply } from '../../../domain/conversation/reply'
import type { SenderDecision } from '../../../domain/conversation/senderChange'
import type { QuoteAnswer } from '../../../domain/conversation/senderRequests'
import { decideStaffAction } from '../../../domain/conversation/staffAction'
import type { StaffAction } from '../../../domain/conversation/staffActionTypes'
import { listQuotes } from '../../../domain/conversation/thread'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { createSentItem } from '../sent-items/createSentItem'
import { applyChange } from './applyChange'
import type { SenderStep, StaffStep, Step } from './conversationSteps'

/** A question, or an answer to a quote, that waits in the outbox of one of the sender's devices. */
export type SenderRequest = { key: string } & ({ text: string } | QuoteAnswer)

/** What a device of the sender has seen, and what it has not sent yet. */
type Device = { quoteIds: string[]; outbox: SenderRequest[] }

/** The server's data at a time in milliseconds, and the devices of the sender. */
export type Conversation = {
  item: SentItem
  replies: readonly Reply[]
  now: number
  devices: readonly [Device, Device]
}

/** What the last step answered to the sender. */
export type Answered = { request: SenderRequest; outcome: string } | null

export function startConversation(): Conversation {
  const item = createSentItem()
  const createDevice = () => ({ quoteIds: [], outbox: [] })
  return { item, replies: [], now: item.createdAt.getTime(), devices: [createDevice(), createDevice()] }
}

/** The conversation after a step. `id` is that of the reply or the request which the step makes. */
export function takeStep(before: Conversation, step: Step, id: string): [Conversation, Answered] {
  const conversation = { ...before, now: before.now + 1 }
  switch (step.by) {
    case 'staff':
      return [actAsStaff(conversation, step, id), null]
    case 'sender':
      return [writeOnDevice(conversation, step, id), null]
    case 'line':
      return deliver(conversation, step.device, step.isAnswerLost)
    case 'time':
      return [{ ...conversation, now: conversation.now + step.ms }, null]
  }
}

function actAsStaff(conversation: Conversation, step: StaffStep, id: string): Conversation {
  const { item, now } = conversation
  const staff = { uid: step.uid, name: step.uid }
  const action = toAction(conversation, step)
  const decision = action && decideStaffAction(item, action, { staff, now, isReplyStored: false })
  return decision?.kind === 'change' ? applyToConversation(conversation, decision.change, id) : conversation
}

function toAction({ item, replies, now }: Conversation, step: StaffStep): StaffAction | null {
  const { move, pick } = step
  const channel = 'whatsapp'
  switch (move) {
    case 'answer':
      return { type: move, channel, text: 'Yes' }
    case 'quote':
    case 'quoteAgain': {
      const quote = { ...step.quote, validUntil: new Date(now + step.validMs) }
      return { type: 'answer', channel, quote, isFurther: move === 'quoteAgain' }
    }
    case 'hold':
      return { type: move, channel, text: 'A little longer', promisedAt: now + step.validMs }
    case 'takeOver':
      return { type: move, fromUid: item.claimedBy?.uid ?? '' }
    case 'acceptByPhone': {
      // firestore.rules demand that the quote exists.
      const replyId = listQuotes(replies).at(-1 - pick)?.id
      return replyId === undefined ? null : { type: move, replyId }
    }
    case 'tick':
    case 'untick':
      return { type: move, step: pick === 0 ? 'paid' : 'packed' }
    case 'remind':
      return { type: move, at: now + step.validMs }
    case 'claim':
    case 'handBack':
    case 'reopen':
    case 'close':
      return { type: move }
  }
}

function writeOnDevice(conversation: Conversation, step: SenderStep, key: string): Conversation {
  const { quoteIds, outbox } = conversation.devices[step.device]
  const seen = step.isCurrent ? listQuoteIds(conversation) : quoteIds
  const request = toRequest(step, key, seen.at(-1 - step.pick))
  return changeDevice(conversation, step.device, {
    quoteIds: seen,
    outbox: request ? [...outbox, request] : outbox,
  })
}

function toRequest({ what }: SenderStep, key: string, replyId: string | undefined): SenderRequest | null {
  if (what === 'question') return { key, text: 'Half, please' }
  return replyId === undefined ? null : { key, replyId, answer: what }
}

function listQuoteIds({ replies }: Conversation): string[] {
  return listQuotes(replies).map(({ id }) => id)
}

function changeDevice(conversation: Conversation, index: 0 | 1, changed: Device): Conversation {
  const [first, second] = conversation.devices
  return { ...conversation, devices: index === 0 ? [changed, second] : [first, changed] }
}

/** Delivers the first request of a device, which then shows the conversation unless the line dropped. */
function deliver(conversation: Conversation, index: 0 | 1, isAnswerLost: boolean): [Conversation, Answered] {
  const { outbox, quoteIds } = conversation.devices[index]
  const [request, ...rest] = outbox
  const { outcome, after } = request
    ? handle(conversation, request)
    : { outcome: 'none', after: conversation }
  const seen = isAnswerLost ? quoteIds : listQuoteIds(after)
  const isDone = !isAnswerLost && outcome !== 'wait'
  const changed = changeDevice(after, index, { quoteIds: seen, outbox: isDone ? rest : outbox })
  return [changed, request ? { request, outcome } : null]
}

function handle(conversation: Conversation, request: SenderRequest) {
  const { answer, change } = decide(conversation, request)
  const after = change ? applyToConversation(conversation, change, request.key) : conversation
  return { outcome: answer.outcome, after }
}

function decide(
  { item, replies, now }: Conversation,
  request: SenderRequest,
): SenderDecision<{ outcome: string }> {
  const context = { replies, now, isReplyStored: replies.some(({ id }) => id === request.key) }
  return 'replyId' in request
    ? decideQuoteAnswer(item, request, context)
    : decideQuestion(item, request.text, context)
}

function applyToConversation(
  conversation: Conversation,
  { reply, ...change }: Parameters<typeof applyChange>[1] & { reply?: object },
  id: string,
): Conversation {
  const { item, replies, now } = conversation
  const added = reply && parseReply(id, { ...reply, createdAt: new Date(now) })
  if (added === null) throw new Error('A reply is stored that nobody can read.')
  return {
    ...conversation,
    item: applyChange(item, change, now),
    replies: added ? [...replies, added] : replies,
  }
}
