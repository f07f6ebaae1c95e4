import type { NewStaffReply, Reply } from '../../domain/conversation/reply'
import { getUnwrittenText } from '../../domain/conversation/reply'
import { dayMs } from '../../domain/site/lagosTime'
import type { DemoItem } from './demoItems'

/** A reply as it is stored, with its id and the age that its fields come from. */
export type DemoReply = {
  id: string
  ago: number
  kind: Reply['kind']
  fields: Readonly<Record<string, unknown>>
}

/** Converts the first answer and the other replies of a demo item to the documents of its conversation, oldest first. */
export function toDemoReplies(item: DemoItem, toDate: (ago: number) => Date): DemoReply[] {
  const { answer, conversation, sender } = item
  const first =
    answer && ({ ...answer, from: answer.staff, kind: answer.quote ? 'quote' : 'answer' } as const)
  const replies = [...(first ? [first] : []), ...conversation].toSorted((one, other) => other.ago - one.ago)
  return replies.map((reply, index) => {
    const { ago, kind, text = '' } = reply
    const createdAt = toDate(ago)
    const common = { kind, createdAt }
    const fields =
      reply.from === 'sender'
        ? { ...common, from: 'sender', uid: sender.uid, name: sender.name, channel: 'site', text }
        : { ...common, from: 'staff', ...reply.from, ...toStaffParts(reply, createdAt) }
    return { id: `DemoReplyOfSeed${String(index + 1).padStart(5, '0')}`, ago, kind, fields }
  })
}

type StaffParts = Pick<NewStaffReply, 'channel' | 'text' | 'quote'>

function toStaffParts(
  { channel, text, quote }: Pick<NonNullable<DemoItem['answer']>, 'channel' | 'text' | 'quote'>,
  createdAt: Date,
): StaffParts {
  if (!quote) return { channel, text: text ?? getUnwrittenText(channel) }
  const { validDays, ...lists } = quote
  const validUntil = new Date(createdAt.getTime() + validDays * dayMs)
  return { channel, text: text ?? '', quote: { ...lists, validUntil } }
}
