import { isReplyMethod, type ReplyMethod } from '../sent-items/replyMethod'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { pickStrings } from '../validation/normalizeInput'
import { maxReplyLines, type ReplyLine, replyLineMarks } from './replyLine'

/** A reply that staff have not sent yet, as the device keeps it; `isEdited` if they changed the filled text. */
export type ReplyDraft = {
  channel: ReplyMethod
  templateId: string
  text: string
  isEdited: boolean
  total: string
  lines: ReplyLine[]
  /** The text with which WhatsApp, the telephone or the mail program was opened, until staff say whether they sent it. */
  openedText: string | null
}

/** Parses a stored draft. Returns null only without a text: staff never lose what they wrote to another broken field. */
export function parseReplyDraft(stored: unknown): ReplyDraft | null {
  const { channel, text, isEdited, lines, openedText } = toRecordOrEmpty(stored)
  if (typeof text !== 'string') return null
  return {
    ...pickStrings(stored, ['templateId', 'total']),
    channel: isReplyMethod(channel) ? channel : 'whatsapp',
    text,
    // An edited text is not filled again, so this is the safe default.
    isEdited: isEdited !== false,
    lines: parseReplyLines(lines),
    openedText: typeof openedText === 'string' ? openedText : null,
  }
}

function parseReplyLines(stored: unknown): ReplyLine[] {
  if (!Array.isArray(stored)) return []
  return stored
    .slice(0, maxReplyLines)
    .map(parseReplyLine)
    .filter((line) => line !== null)
}

function parseReplyLine(stored: unknown): ReplyLine | null {
  const { text, mark, substitute } = toRecordOrEmpty(stored)
  const knownMark = replyLineMarks.find((each) => each === mark)
  if (typeof text !== 'string' || typeof substitute !== 'string' || knownMark === undefined) return null
  return { text, mark: knownMark, substitute }
}
