import type { ImportRequest } from '../../../../domain/catalogue/importing/importRequest'
import type { ProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import type { Publication, StoredState } from '../../../../domain/catalogue/editing/storedState'
import type { ApiOutcome } from '../../firebase/api'
import type { FileUpload } from '../../firebase/uploadFile'
import type { UploadOutcome, waitForUpload } from '../waitForUpload'
import type { CatalogueDatabase } from './catalogueDatabase'
import type { ListedDraft } from './catalogueLists'
import type { FetchedMissingSearches } from './fetchMissingSearches'
import type { ImportOutcome } from './publishImport'

export type CatalogueServices = CatalogueDatabase & {
  /** The newest 100 drafts. */
  useDrafts: () => ListedDraft[] | null
  /** The 20 products that were published last. */
  useRecentlyPublished: () => Publication[] | null
  /** The hidden products, at most 500. */
  useHiddenProducts: () => Publication[] | null
  useNewestVersion: (productId: string) => ProductVersion | null
  useStoredState: (productId: string) => StoredState | null
  /** Publishes the products of an import, all or none. Never rejects. */
  publishImport: (request: ImportRequest) => Promise<ImportOutcome>
  fetchMissingSearches: () => Promise<FetchedMissingSearches>
  /** Takes a word off the missing searches for all staff, or puts it back. Never rejects. */
  ignoreMissingSearch: (word: string, isIgnored: boolean) => Promise<ApiOutcome>
  /** Starts to load what uploadFile needs: a device that is offline then can wait with the upload. */
  preloadFileUpload: () => void
  /** Uploads a photograph or a certificate; waits while the browser is offline. Rejects if that fails or `signal` is aborted. */
  uploadFile: (upload: FileUpload) => Promise<void>
  /** Waits for what becomes of an upload; resolves to null once `signal` is aborted, and never rejects. */
  waitForUpload: (...parameters: Parameters<typeof waitForUpload>) => Promise<UploadOutcome | null>
}
