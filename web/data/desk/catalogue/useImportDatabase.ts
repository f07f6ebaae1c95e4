import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import type { Publication } from '../../../../domain/catalogue/editing/storedState'
import type { ListedDraft } from './catalogueLists'
import { fetchAllProducts } from './fetchAllProducts'
import { fetchDrafts } from './fetchDrafts'

/** What the import and the export read from Firestore; both reject if it does not answer. */
export type ImportDatabase = {
  fetchAllProducts: () => Promise<Publication[]>
  fetchDrafts: () => Promise<ListedDraft[]>
}

/** Returns what the import and the export read. */
export function useImportDatabase(): ImportDatabase {
  const firestore = useFirestore()
  return useMemo(
    () => ({
      fetchAllProducts: () => fetchAllProducts(firestore),
      fetchDrafts: () => fetchDrafts(firestore),
    }),
    [firestore],
  )
}
