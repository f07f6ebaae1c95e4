import type { SentItem } from '../../../domain/sent-items/sentItem'
import { useItemWrites } from '../actions/useItemWrites'
import { useShortcuts } from '../keyboard/useShortcuts'
import { findReplyObstacle } from '../reply/findReplyObstacle'
import type { ItemReplyState } from '../reply/useItemReply'
import { useStaff } from '../staff/StaffContext'

/** Keys of the open item: c claims it, r replies by the sender's first channel, a marks it as answered. */
export function useItemShortcuts(
  sentItem: SentItem,
  { channels, isSending, openReply }: ItemReplyState,
): void {
  const { staff } = useStaff()
  const { submit, isWaiting } = useItemWrites(sentItem)
  const mayReply = findReplyObstacle(sentItem, staff) === null && !isSending
  const isUnclaimed = sentItem.status === 'new' && sentItem.claimedBy === null
  useShortcuts({
    c: () => {
      if (isUnclaimed && !isWaiting('claim')) submit({ type: 'claim' })
    },
    r: () => {
      if (mayReply) openReply(channels[0]?.method ?? 'elsewhere')
    },
    a: () => {
      if (mayReply) openReply('elsewhere')
    },
  })
}
