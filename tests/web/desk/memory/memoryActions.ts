import { parseReply, sortReplies } from '../../../../domain/conversation/reply'
import { decideStaffAction } from '../../../../domain/conversation/staffAction'
import type { StaffAction, StaffActionChange } from '../../../../domain/conversation/staffActionTypes'
import { isFurtherAnswer, listQuotes } from '../../../../domain/conversation/thread'
import { deskConversationMessages } from '../../../../domain/messages/desk/conversation'
import type { SentItem, SentItemKey } from '../../../../domain/sent-items/sentItem'
import type { SentItemClaim } from '../../../../domain/sent-items/staffReply'
import { createTestId, type StoredItem } from './deskState'
import { parseItem } from './memoryInboxPage'
import type { MemoryServer } from './memoryServer'

function findItem({ getState }: MemoryServer, { id }: SentItemKey): SentItem | null {
  const stored = getState().items.find((item) => item.id === id)
  return stored ? parseItem(stored) : null
}

/** The conversation about an item as the server has it, oldest first. */
export function listReplies({ getState }: MemoryServer, { id }: SentItemKey) {
  return sortReplies(getState().replies.filter(({ itemId }) => itemId === id))
}

/** Opens a closed item again. */
export function undoClosing(server: MemoryServer, key: SentItemKey): void {
  const item = findItem(server, key)
  const status = item?.accepted ? 'accepted' : item?.answer ? 'answered' : 'new'
  changeItem(server, key.id, { status, updatedAt: new Date() })
}

/** Takes the newest reply back, and what it changed of the item. */
export function undoReply(server: MemoryServer, key: SentItemKey): void {
  const [item, replies] = [findItem(server, key), listReplies(server, key)]
  const undone = replies.at(-1)
  if (!item || !undone) return
  const isFirst = !replies.some(
    ({ id, from, kind }) => id !== undone.id && from === 'staff' && kind !== 'holding',
  )
  if (undone.kind === 'holding') changeItem(server, key.id, { promisedAt: undefined })
  else if (!isFurtherAnswer(item, replies, undone))
    changeItem(server, key.id, {
      status: 'new',
      updatedAt: new Date(),
      ...(isFirst && { answer: undefined, answeredAt: undefined }),
    })
  server.update((state) => ({ replies: state.replies.filter(({ id }) => id !== undone.id) }))
}

/** Changes an item as a staff member, by the rules of the domain. `id` is that of the reply. */
export function actOn(
  server: MemoryServer,
  key: SentItemKey,
  { id, action }: { id: string; action: StaffAction },
  staff: SentItemClaim,
) {
  const { replies } = server.getState()
  const sentItem = findItem(server, key)
  if (!sentItem) return { kind: 'refused' } as const
  if (action.type === 'acceptByPhone') {
    const newest = listQuotes(listReplies(server, key)).at(-1)
    if (newest?.id !== action.replyId)
      return { kind: 'conflict', message: deskConversationMessages.newerQuoteSent } as const
  }
  const isReplyStored = replies.some((reply) => reply.id === id)
  const decision = decideStaffAction(sentItem, action, { staff, now: Date.now(), isReplyStored })
  if (decision.kind === 'conflict') return decision
  if (decision.kind === 'change') applyChange(server, sentItem, id, decision.change)
  return { kind: 'written' } as const
}

function applyChange(server: MemoryServer, item: SentItem, replyId: string, change: StaffActionChange): void {
  const { waitingSince, accepted, step, reply, ...fields } = change
  const now = new Date()
  const stored = reply && parseReply(replyId, { ...reply, createdAt: now })
  if (stored) server.update(({ replies }) => ({ replies: [...replies, { ...stored, itemId: item.id }] }))
  if (Object.keys(change).every((name) => name === 'reply')) return
  changeItem(server, item.id, {
    ...fields,
    ...(fields.answer && { answeredAt: now }),
    ...(waitingSince && { waitingSince: now }),
    ...(accepted !== undefined && { accepted: accepted && { ...accepted, at: now } }),
    ...(step && {
      steps: { ...item.steps, [step.name]: step.doneBy ? { ...step.doneBy, at: now } : undefined },
    }),
    updatedAt: now,
  })
}

/** Changes fields of an item, as anybody does. */
export function changeItem({ update }: MemoryServer, id: string, fields: StoredItem['fields']): void {
  update(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, fields: { ...item.fields, ...fields } } : item)),
  }))
}

/** Adds what the sender of an item says, as functions do: a question makes the item wait again. */
export function replyAsSender(
  server: MemoryServer,
  item: StoredItem,
  { kind, text }: { kind: 'question' | 'decline'; text: string },
): void {
  const createdAt = new Date()
  const sender = { from: 'sender', uid: 'u', name: 'Ada Obi', channel: 'site' }
  const reply = parseReply(createTestId(), { ...sender, kind, text, createdAt })
  if (!reply) throw new Error('The reply is malformed.')
  server.update(({ replies }) => ({ replies: [...replies, { ...reply, itemId: item.id }] }))
  const gone = { promisedAt: undefined, claimedBy: undefined, accepted: undefined, steps: undefined }
  if (kind === 'question')
    changeItem(server, item.id, { status: 'new', waitingSince: createdAt, updatedAt: createdAt, ...gone })
}
