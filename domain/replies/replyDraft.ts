import { isReplyMethod, type ReplyMethod } from '../sent-items/replyMethod'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { pickStrings } from '../validation/normalizeInput'
import { type LineMark, maxReplyLines, replyLineMarks } from './replyLine'

/** A reply that staff have not sent yet, as the device keeps it; `isEdited` if they changed the filled text. */
export type ReplyDraft = {
  channel: ReplyMethod
  templateId: string
  text: string
  isEdited: boolean
  /** Whether the choices that fill a text changed after it was edited. */
  isOutdated: boolean
  total: string
  marks: (LineMark & { key: string })[]
  /** The text with which WhatsApp, the telephone or the mail program was opened, until staff say whether they sent it. */
  openedText: string | null
}

/** What a reply has besides its text and channel, before staff choose anything. */
export const emptyReplyDraft = {
  templateId: '',
  isOutdated: false,
  total: '',
  marks: [],
  openedText: null,
} satisfies Partial<ReplyDraft>

/**
 * Parses a stored draft. Returns null only without a text: staff never lose what they wrote to another broken field. The
 * `lines` of earlier drafts are not read: there, a line was available unless somebody said otherwise.
 */
export function parseReplyDraft(stored: unknown): ReplyDraft | null {
  const { channel, text, isEdited, isOutdated, marks, openedText } = toRecordOrEmpty(stored)
  if (typeof text !== 'string') return null
  return {
    ...pickStrings(stored, ['templateId', 'total']),
    channel: isReplyMethod(channel) ? channel : 'whatsapp',
    text,
    // An edited text is not filled again, so this is the safe default.
    isEdited: isEdited !== false,
    isOutdated: isOutdated === true,
    marks: parseMarks(marks),
    openedText: typeof openedText === 'string' ? openedText : null,
  }
}

function parseMarks(stored: unknown): ReplyDraft['marks'] {
  if (!Array.isArray(stored)) return []
  return stored.slice(0, maxReplyLines).map(parseMark)
}

function parseMark(stored: unknown): ReplyDraft['marks'][number] {
  const { mark } = toRecordOrEmpty(stored)
  return {
    ...pickStrings(stored, ['key', 'substitute', 'productId']),
    mark: replyLineMarks.find((each) => each === mark) ?? null,
  }
}
