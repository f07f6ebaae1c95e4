import { useEffect, useState } from 'react'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { useStaff } from '../../data/desk/DeskServices'

const waiting = { kind: null, status: 'new', owner: null } as const

/** What waits for a reply, as it was when the screen opened or `version` changed; null while that is not known. */
export function useWaitingItems(version: number): readonly SentItem[] | null {
  const { fetchSentItems } = useStaff()
  const [items, setItems] = useState<readonly SentItem[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    fetchSentItems(waiting, { signal: controller.signal, onProgress: () => undefined }).then(
      (fetched) => {
        if (!controller.signal.aborted) setItems(fetched)
      },
      // Without a connection nothing is said of them.
      () => undefined,
    )
    return () => controller.abort()
  }, [fetchSentItems, version])
  return items
}
