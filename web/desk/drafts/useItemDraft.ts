import { useEffect, useState } from 'react'
import { safeLocalStorage } from '../../browser/safeStorage'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { useStaff } from '../../data/desk/DeskServices'
import { createDraftKeeper, type DraftKeeper } from './createDraftKeeper'
import { createItemDraftKey, type ItemDraftPart } from './itemDraftKey'

export function useItemDraft<Draft>(
  itemKey: SentItemKey,
  part: ItemDraftPart,
  parse: (stored: unknown) => Draft | null,
): DraftKeeper<Draft> {
  const { staff } = useStaff()
  const [keeper] = useState(() =>
    createDraftKeeper({
      storage: safeLocalStorage,
      key: createItemDraftKey(staff.uid, itemKey, part),
      parse,
    }),
  )
  useEffect(() => {
    // A phone may end a page in the background without any other event.
    addEventListener('pagehide', keeper.flush)
    document.addEventListener('visibilitychange', keeper.flush)
    return () => {
      removeEventListener('pagehide', keeper.flush)
      document.removeEventListener('visibilitychange', keeper.flush)
      keeper.flush()
    }
  }, [keeper])
  return keeper
}

export function parseTextDraft(stored: unknown): string | null {
  return typeof stored === 'string' && stored !== '' ? stored : null
}
