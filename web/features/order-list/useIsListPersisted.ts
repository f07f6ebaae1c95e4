import { useSyncExternalStore } from 'react'
import { useShopServices } from '../../data/ShopServices'
import { getListPersistence } from '../../state/listPersistence'

/** Whether the browser has stored the order list. True before the first write. */
export function useIsListPersisted(): boolean {
  const { subscribe, read } = getListPersistence(useShopServices().storage)
  return useSyncExternalStore(subscribe, read, () => true)
}
