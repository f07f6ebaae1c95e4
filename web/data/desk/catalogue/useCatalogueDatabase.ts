import type { Firestore } from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import type { Editor } from '../../../../domain/catalogue/editing/productDraft'
import type { ProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import type { ExpectedTimes } from '../../../../domain/catalogue/editing/storedState'
import { addOtherName, type AddNameOutcome } from './addOtherName'
import type { CatalogueWriteOutcome } from './catalogueDocuments'
import { type ClaimedIdOutcome, claimNewProductId } from './claimNewProductId'
import { fetchProductVersions } from './productVersions'
import { publishProduct, type PublishWrite } from './publishProduct'
import { deleteDraft, type DraftWrite, saveDraft } from './writeDraft'

/** What a staff member writes to the catalogue, or fetches from it once. Nothing rejects. */
export type CatalogueDatabase = {
  saveDraft: (write: Omit<DraftWrite, 'by'>) => Promise<CatalogueWriteOutcome>
  deleteDraft: (productId: string, expected: ExpectedTimes) => Promise<CatalogueWriteOutcome>
  publish: (write: Omit<PublishWrite, 'by'>) => Promise<CatalogueWriteOutcome>
  claimNewProductId: (greatestId: number) => Promise<ClaimedIdOutcome>
  addOtherName: (productId: string, name: string) => Promise<AddNameOutcome>
  /** The newest versions of a product, newest first; null if they cannot be reached. */
  fetchVersions: (productId: string) => Promise<ProductVersion[] | null>
}

/** Returns what a staff member writes to the catalogue. */
export function useCatalogueDatabase({ uid, name }: Editor): CatalogueDatabase {
  const firestore = useFirestore()
  return useMemo(() => createCatalogueDatabase(firestore, { uid, name }), [firestore, uid, name])
}

/** Creates a staff member's writes to the catalogue. */
export function createCatalogueDatabase(firestore: Firestore, by: Editor): CatalogueDatabase {
  return {
    saveDraft: (write) => saveDraft(firestore, { ...write, by }),
    deleteDraft: (productId, expected) => deleteDraft(firestore, productId, expected),
    publish: (write) => publishProduct(firestore, { ...write, by }),
    claimNewProductId: (greatestId) => claimNewProductId(firestore, greatestId, by),
    addOtherName: (productId, name) => addOtherName(firestore, productId, name, by),
    fetchVersions: (productId) => fetchProductVersions(firestore, productId),
  }
}
