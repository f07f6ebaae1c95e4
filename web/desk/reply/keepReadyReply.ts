import { safeLocalStorage } from '../../browser/safeStorage'
import { emptyReplyDraft, parseReplyDraft } from '../../../domain/replies/replyDraft'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { createDraftKeeper } from '../drafts/createDraftKeeper'
import { createItemDraftKey } from '../drafts/itemDraftKey'
import { listReplyChannels } from './replyChannels'

/**
 * Keeps a text as the half-written reply to an item, on the sender's usual channel, so that the item opens with it. What
 * somebody has half written already stays.
 */
export function keepReadyReply(staffUid: string, sentItem: SentItem, text: string): void {
  const [channel] = listReplyChannels(sentItem.sender)
  const keeper = createDraftKeeper({
    storage: safeLocalStorage,
    key: createItemDraftKey(staffUid, sentItem, 'reply'),
    parse: parseReplyDraft,
  })
  if (!channel || keeper.read() !== null) return
  keeper.keep({ ...emptyReplyDraft, channel: channel.method, text, isEdited: true })
  keeper.flush()
}
