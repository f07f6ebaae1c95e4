import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOnlineStatus } from '../../../browser/useOnlineStatus'
import type { ProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import { toProductInput } from '../../../../domain/catalogue/editing/productInput'
import type { StoredState } from '../../../../domain/catalogue/editing/storedState'
import {
  getPublicationState,
  type PublicationState,
} from '../../../../domain/catalogue/publishing/publicationState'
import type { VisibleProduct } from '../../../data/catalogue/useVisibleProduct'
import { useDeskServices, useStaff } from '../../../data/desk/DeskServices'
import { createProductEditStore, type ProductEditStore } from './createProductEditStore'
import type { ProductEditor, DraftState, EditConflict, ProductEditSnapshot } from './productEditor'
import { findInputErrors } from '../../../../domain/catalogue/editing/completeProduct'
import { areSameInputs } from '../../../../domain/catalogue/editing/mergeProductInputs'
import {
  getDraftInput,
  getPublishedInput,
  hasConflict,
  listDraftConflicts,
  listPublishedConflicts,
  type ProductEdit,
} from '../../../../domain/catalogue/editing/productEdit'
import type { Editor } from '../../../../domain/catalogue/editing/productDraft'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { isSaved, isStorable } from './editWrites'

// Firestore shows a publication and the end of its draft one after the other; together they say more.
const arrivalPauseMs = 50

/** Null while loading. 'laterForm': a later release has written the product, and this one must not. */
export function useProductEditor(productId: string): ProductEditor | 'laterForm' | null {
  const { staff, catalogue } = useStaff()
  const [store] = useState(() =>
    createProductEditStore({ productId, staffUid: staff.uid, database: catalogue }),
  )
  const [versions, setVersions] = useState<readonly ProductVersion[] | null>(null)
  const newestVersion = catalogue.useNewestVersion(productId)
  const isOnline = useOnlineStatus()
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const stored = catalogue.useStoredState(productId)
  const visible = useDeskServices().products.useVisible(productId)
  useArrivals(store, stored)
  useFlush(store)
  if (!snapshot.edit) return stored?.unreadable === 'laterForm' ? 'laterForm' : null
  const loadVersions = async () => {
    const loaded = await catalogue.fetchVersions(productId)
    if (loaded) setVersions(loaded)
  }
  return {
    ...describeEdit({ ...snapshot, edit: snapshot.edit, isOnline, staffUid: staff.uid, newestVersion }),
    publicationState: stored && describePublication(stored, visible),
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
  | 'conflict'
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
    conflict: describeConflict(
      edit,
      newestVersion?.by ?? { uid: '', name: deskCatalogueMessages.someColleague },
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

function describeConflict(edit: ProductEdit, publisher: Editor): EditConflict | null {
  const { input: mine, draft, takenOver, takenOverFrom } = edit
  const draftFields = listDraftConflicts(edit)
  const publishedFields = listPublishedConflicts(edit)
  if (draftFields.length + publishedFields.length + takenOver.length === 0) return null
  const isDraft =
    draftFields.length > 0 || (publishedFields.length === 0 && takenOverFrom === 'draft' && draft !== null)
  const theirs = (isDraft ? getDraftInput(edit) : null) ?? getPublishedInput(edit)
  return {
    by: isDraft && draft ? draft.by : publisher,
    kind: isDraft ? 'draft' : 'published',
    takenOver,
    fields: (isDraft ? draftFields : publishedFields).map((field) => ({ field, mine, theirs })),
  }
}
