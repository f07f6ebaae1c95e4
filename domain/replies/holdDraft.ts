import { isReplyMethod, type ReplyMethod } from '../sent-items/replyMethod'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isTimestamp } from '../validation/timestamp'

/** A holding reply that staff have not sent yet, as the device keeps it. */
export type HoldDraft = {
  channel: ReplyMethod
  /** The key of the chosen time; '' before staff choose one. */
  choice: string
  /** In milliseconds; null while no time is chosen. */
  promisedAt: number | null
  /** Null while nobody has edited the text that the time fills. */
  editedText: string | null
  /** The text with which another program was opened, until staff say whether they sent it. */
  openedText: string | null
}

/** Parses a stored draft; null without a channel. */
export function parseHoldDraft(stored: unknown): HoldDraft | null {
  const { channel, choice, promisedAt, editedText, openedText } = toRecordOrEmpty(stored)
  if (!isReplyMethod(channel)) return null
  return {
    channel,
    choice: typeof choice === 'string' ? choice : '',
    promisedAt: isTimestamp(promisedAt) ? promisedAt : null,
    editedText: typeof editedText === 'string' ? editedText : null,
    openedText: typeof openedText === 'string' ? openedText : null,
  }
}
