import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOnlineStatus } from '../../../browser/useOnlineStatus'
import type { ProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import { type ProductInput, toProductInput } from '../../../../domain/catalogue/editing/productInput'
import type { StoredState } from '../../../../domain/catalogue/editing/storedState'
import {
  getPublicationState,
  type PublicationState,
} from '../../../../domain/catalogue/publishing/publicationState'
import type { VisibleProduct } from '../../../data/catalogue/useVisibleProduct'
import { useDeskServices, useStaff } from '../../../data/desk/DeskServices'
import { createProductEditStore, type ProductEditStore } from './createProductEditStore'
import type { ProductEditor, DraftState, ProductEditSnapshot } from './productEditor'
import { findInputErrors } from '../../../../domain/catalogue/editing/completeProduct'
import { areSameInputs } from '../../../../domain/catalogue/editing/mergeProductInputs'
import {
  getPublishedInput,
  hasConflict,
  type ProductEdit,
} from '../../../../domain/catalogue/editing/productEdit'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { isSaved, isStorable } from './editWrites'
import { listColleagueChanges } from './listColleagueChanges'

// Firestore shows a publication and the end of its draft one after the other; together they say more.
const arrivalPauseMs = 50

/** Why there is no form to edit: a later release has written the product; or a colleague took the new product's number. */
type NoEditor = { kind: 'laterForm' } | { kind: 'withoutNumber'; input: ProductInput }

type OpenedForm = { productId: string; carried: ProductInput | null }

/** Null while loading. `carried`: see createProductEditStore. */
export function useProductEditor({
  productId,
  carried,
}: OpenedForm): { kind: 'ready'; editor: ProductEditor } | NoEditor | null {
  const { staff, catalogue } = useStaff()
  const [store] = useState(() =>
    createProductEditStore({ productId, staffUid: staff.uid, database: catalogue, carried }),
  )
  const [versions, setVersions] = useState<readonly ProductVersion[] | null>(null)
  const newestVersion = catalogue.useNewestVersion(productId)
  const isOnline = useOnlineStatus()
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const stored = catalogue.useStoredState(productId)
  const visible = useDeskServices().products.useVisible(productId)
  useArrivals(store, stored)
  useFlush(store)
  if (snapshot.withoutNumber) return { kind: 'withoutNumber', input: snapshot.withoutNumber }
  if (!snapshot.edit) return stored?.unreadable === 'laterForm' ? { kind: 'laterForm' } : null
  const loadVersions = async () => {
    const loaded = await catalogue.fetchVersions(productId)
    if (loaded) setVersions(loaded)
  }
  const editor: ProductEditor = {
    ...describeEdit({ ...snapshot, edit: snapshot.edit, isOnline, staffUid: staff.uid, newestVersion }),
    publicationState: stored && describePublication(stored, visible),
    change: store.change,
    chooseSide: store.chooseSide,
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
  return { kind: 'ready', editor }
}

function useArrivals(store: ProductEditStore, stored: StoredState | null): void {
  useEffect(() => {
    if (!stored || stored.unreadable === 'laterForm') return
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

type EditDescription = ProductEditSnapshot & {
  edit: ProductEdit
  isOnline: boolean
  staffUid: string
  newestVersion: ProductVersion | null
}

type DescribedFields =
  | 'productId'
  | 'published'
  | 'publishedAt'
  | 'input'
  | 'isChanged'
  | 'errors'
  | 'draftState'
  | 'coEditor'
  | 'colleagueChanges'
  | 'isPublishing'

function describeEdit(description: EditDescription): Pick<ProductEditor, DescribedFields> {
  const { edit, isPublishing, staffUid, newestVersion } = description
  const { productId, input, published, draft } = edit
  return {
    productId,
    input,
    published: published?.product ?? null,
    publishedAt: published?.updatedAt ?? null,
    isChanged: !areSameInputs(input, getPublishedInput(edit)),
    errors: findInputErrors(productId, input),
    draftState: getDraftState(description),
    coEditor: draft && draft.by.uid !== staffUid ? { by: draft.by, savedAt: draft.savedAt } : null,
    colleagueChanges: listColleagueChanges(
      edit,
      newestVersion?.by.name ?? deskCatalogueMessages.someColleague,
    ),
    isPublishing,
  }
}

function describePublication(
  { published, unreadable }: StoredState,
  visible: VisibleProduct,
): PublicationState | null {
  if (unreadable === 'malformed') return 'leftOut'
  return published && visible !== undefined ? getPublicationState(published.product, visible) : null
}

function getDraftState({ edit, savedInput, isFailing, isOnline }: EditDescription): DraftState {
  if (isSaved(edit, savedInput)) return edit.draft || savedInput ? 'saved' : 'none'
  if (!isOnline) return 'offline'
  if (hasConflict(edit) || !isStorable(edit)) return 'onDevice'
  return isFailing ? 'unreachable' : 'saving'
}
