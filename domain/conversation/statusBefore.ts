import type { SentItem } from '../sent-items/sentItem'
import type { Reply } from './reply'

type ItemFields = Pick<SentItem, 'status' | 'waitingSince' | 'accepted' | 'answer'>

/** The status of a closed item before it was closed, by the conversation about it. */
export function getOpenStatus(item: ItemFields, thread: readonly Reply[]): SentItem['status'] {
  if (item.accepted) return 'accepted'
  return isAnsweredBy(item, thread) ? 'answered' : 'new'
}

/** The fields of an item before the last reply, which is from staff. Null is a field that the item did not have. */
export function getFieldsBeforeReply(
  item: ItemFields,
  thread: readonly Reply[],
): { status: SentItem['status']; answer?: null; promisedAt?: null } {
  const earlier = thread.slice(0, -1)
  if (thread[earlier.length]?.kind === 'holding') return { status: item.status, promisedAt: null }
  if (item.status === 'accepted') return { status: item.status }
  return {
    status: isAnsweredBy(item, earlier) ? 'answered' : 'new',
    ...(!earlier.some(isAnswer) && { answer: null }),
  }
}

/** Whether staff have answered an item since it waits. */
function isAnsweredBy({ waitingSince }: ItemFields, thread: readonly Reply[]): boolean {
  return thread.some((reply) => isAnswer(reply) && reply.createdAt >= waitingSince)
}

function isAnswer({ from, kind }: Reply): boolean {
  return from === 'staff' && kind !== 'holding'
}
