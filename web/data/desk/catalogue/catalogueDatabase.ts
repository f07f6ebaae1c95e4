import type { Firestore } from 'firebase/firestore'
import type { Editor } from '../../../../domain/validation/editor'
import type { ProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import type { ExpectedTimes, Publication } from '../../../../domain/catalogue/editing/storedState'
import { addOtherName, type AddNameOutcome } from './addOtherName'
import type { CatalogueWriteOutcome } from './catalogueDocuments'
import type { ListedDraft } from './catalogueLists'
import { findFreeProductId, type FreeIdOutcome } from './findFreeProductId'
import { fetchAllProducts, fetchDrafts } from './fetchCatalogue'
import { fetchProductVersions } from './productVersions'
import { publishProduct, type PublishWrite } from './publishProduct'
import { setSoldOut, type StockWriteOutcome } from './setSoldOut'
import { deleteDraft, type DraftWrite, saveDraft } from './writeDraft'

/** What a staff member writes to the catalogue, or fetches from it once. Nothing rejects but the last two. */
export type CatalogueDatabase = {
  saveDraft: (write: Omit<DraftWrite, 'by'>) => Promise<CatalogueWriteOutcome>
  deleteDraft: (productId: string, expected: ExpectedTimes) => Promise<CatalogueWriteOutcome>
  publish: (write: Omit<PublishWrite, 'by'>) => Promise<CatalogueWriteOutcome>
  setSoldOut: (productId: string, soldOut: boolean) => Promise<StockWriteOutcome>
  findFreeProductId: (greatestId: number) => Promise<FreeIdOutcome>
  addOtherName: (productId: string, name: string) => Promise<AddNameOutcome>
  /** The newest versions of a product, newest first; null if they cannot be reached. */
  fetchVersions: (productId: string) => Promise<ProductVersion[] | null>
  /** All products, hidden ones too. Rejects if Firestore does not answer. */
  fetchAllProducts: () => Promise<Publication[]>
  /** The drafts of all staff. Rejects if Firestore does not answer. */
  fetchDrafts: () => Promise<ListedDraft[]>
}

export function createCatalogueDatabase(firestore: Firestore, by: Editor): CatalogueDatabase {
  return {
    saveDraft: (write) => saveDraft(firestore, { ...write, by }),
    deleteDraft: (productId, expected) => deleteDraft(firestore, { productId, expected, by }),
    publish: (write) => publishProduct(firestore, { ...write, by }),
    setSoldOut: (productId, soldOut) => setSoldOut(firestore, { productId, soldOut, by }),
    findFreeProductId: (greatestId) => findFreeProductId(firestore, greatestId),
    addOtherName: (productId, name) => addOtherName(firestore, productId, name, by),
    fetchVersions: (productId) => fetchProductVersions(firestore, productId),
    fetchAllProducts: () => fetchAllProducts(firestore),
    fetchDrafts: () => fetchDrafts(firestore),
  }
}
