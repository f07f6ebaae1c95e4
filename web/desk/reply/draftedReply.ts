import { emptyReplyDraft } from '../../../domain/replies/replyDraft'
import type { ReplyChannel } from './replyChannels'
import type { OpenReply, ReplyDrafts } from './useReplyDrafts'
import type { UndoneReply } from './useUndo'

/** Finds the form whose draft is on this device, such as 'quote' or the channel of a reply; null without a draft. */
export function findDraftedReply(drafts: ReplyDrafts, channels: readonly ReplyChannel[]): OpenReply | null {
  const drafted = [drafts.hold.read()?.channel, drafts.reply.read()?.channel]
  const method = drafted.find((channel) => channels.some((known) => known.method === channel))
  if (drafts.quote.read() !== null) return 'quote'
  return method ?? (drafts.spoken.read() === null ? null : 'markAnswered')
}

/** Saves the text of an undone reply as a draft, which is missing here if the reply was sent from another device. */
export function keepUndoneReply(
  { channel, kind, text }: UndoneReply,
  { reply, spoken, hold }: ReplyDrafts,
  channels: readonly ReplyChannel[],
): void {
  const hasChannel = channels.some(({ method }) => method === channel)
  if (text === '' || text === spoken.read()) return
  if (kind === 'holding' && hasChannel) {
    if (hold.read() === null) hold.keep({ ...emptyHold, channel, editedText: text })
    return
  }
  const draft = reply.read()
  if (draft?.channel === channel && [draft.text, draft.openedText].includes(text)) return
  if (hasChannel) reply.keep({ ...(draft ?? emptyReplyDraft), channel, text, isEdited: true })
  else spoken.keep(text)
}

const emptyHold = { choice: '', promisedAt: null, openedText: null }
