import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { observePlace } from '../../../browser/observePlace'
import { useSharedState } from '../../staff/SharedStateContext'

/**
 * Returns the ref of an item's row: a new item is seen when its row comes into view. Observes again when `openId` changes,
 * because an item that is open may cover the list.
 */
export function useNewRow(id: string, openId: string | undefined): RefObject<HTMLAnchorElement | null> {
  const { newRows } = useSharedState()
  const row = useRef<HTMLAnchorElement>(null)
  const isNew = useSyncExternalStore(newRows.subscribe, () => newRows.isNew(id))
  useEffect(() => {
    const element = row.current
    if (!isNew || !element) return undefined
    const stop = observePlace(element, (place) => {
      if (place === 'inView') newRows.markSeen(id)
      else newRows.setRow(id, { element, place })
    })
    return () => {
      stop()
      newRows.setRow(id, null)
    }
  }, [newRows, id, isNew, openId])
  return row
}
