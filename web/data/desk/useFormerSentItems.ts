import type { SentItem, SentItemKey } from '../../../domain/sent-items/sentItem'
import { useNewestSentItems } from './useNewestSentItems'

/** Returns what an account sent besides `current`, newest first, at most ten of each kind; null while loading. */
export function useFormerSentItems(senderUid: string, current: SentItemKey): SentItem[] | null {
  const sentItems = useNewestSentItems(10, senderUid)
  return sentItems?.filter(({ id }) => id !== current.id) ?? null
}
