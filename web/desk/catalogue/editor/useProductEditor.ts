import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOnlineStatus } from '../../../browser/useOnlineStatus'
import type { ProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import { toProductInput } from '../../../../domain/catalogue/editing/productInput'
import { useStaff } from '../../../data/desk/DeskServices'
import { createProductEditStore, type ProductEditStore } from './createProductEditStore'
import { describeEdit } from './describeEdit'
import type { ProductEditor } from './productEditor'

// Firestore shows a publication and the end of its draft one after the other; together they say more.
const arrivalPauseMs = 50

export function useProductEditor(productId: string): ProductEditor | null {
  const { staff, catalogue } = useStaff()
  const [store] = useState(() =>
    createProductEditStore({ productId, staffUid: staff.uid, database: catalogue }),
  )
  const [versions, setVersions] = useState<readonly ProductVersion[] | null>(null)
  const newestVersion = catalogue.useNewestVersion(productId)
  const isOnline = useOnlineStatus()
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot)
  useArrivals(store, productId)
  useFlush(store)
  if (!snapshot.edit) return null
  const loadVersions = async () => {
    const loaded = await catalogue.fetchVersions(productId)
    if (loaded) setVersions(loaded)
  }
  return {
    ...describeEdit({ ...snapshot, edit: snapshot.edit, isOnline, staffUid: staff.uid, newestVersion }),
    change: store.change,
    resolveConflict: store.resolveConflict,
    discard: store.discard,
    publish: async () => {
      const outcome = await store.publish()
      if (outcome === 'published' && versions) await loadVersions()
      return outcome
    },
    versions,
    loadVersions,
    restore: ({ product }) => store.change(toProductInput(product)),
  }
}

function useArrivals(store: ProductEditStore, productId: string): void {
  const stored = useStaff().catalogue.useStoredState(productId)
  useEffect(() => {
    if (!stored) return
    const pauseMs = store.getSnapshot().edit ? arrivalPauseMs : 0
    const timer = setTimeout(() => store.receive(stored), pauseMs)
    return () => clearTimeout(timer)
  }, [store, stored])
}

function useFlush(store: ProductEditStore): void {
  useEffect(() => {
    store.start()
    // A phone may end a page in the background without any other event.
    addEventListener('pagehide', store.flush)
    document.addEventListener('visibilitychange', store.flush)
    return () => {
      removeEventListener('pagehide', store.flush)
      document.removeEventListener('visibilitychange', store.flush)
      store.flush()
      store.stop()
    }
  }, [store])
}
