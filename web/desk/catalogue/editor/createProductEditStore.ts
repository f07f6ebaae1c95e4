import { createChangeNotifier } from '../../../browser/createChangeNotifier'
import { safeLocalStorage } from '../../../browser/safeStorage'
import { createDocumentId } from '../../../data/sending/createDocumentId'
import type { CatalogueDatabase } from '../../../data/desk/catalogue/catalogueDatabase'
import { normalizeProductInput } from '../../../../domain/catalogue/editing/completeProduct'
import { chooseSide, type Side } from '../../../../domain/catalogue/editing/chooseSide'
import {
  changeInput,
  discardChanges,
  getNeededWrite,
  hasConflict,
  type ProductEdit,
  type StoredProductEdit,
} from '../../../../domain/catalogue/editing/productEdit'
import type { EditedFieldName, ProductInput } from '../../../../domain/catalogue/editing/productInput'
import {
  isNumberTaken,
  receiveStoredState,
  startProductEdit,
} from '../../../../domain/catalogue/editing/receiveStoredState'
import type { StoredState } from '../../../../domain/catalogue/editing/storedState'
import { createDraftKeeper } from '../../drafts/createDraftKeeper'
import { getProductDraftPrefix } from '../../drafts/itemDraftKey'
import { createDraftSaver } from './createDraftSaver'
import type { PublishOutcome, ProductEditSnapshot } from './productEditor'
import { isSaved, writeNeededDraft, publishEdit } from './editWrites'
import { findStoredProductEditKey, parseStoredProductEdit } from './storedProductEdit'

type StoreOptions = {
  productId: string
  staffUid: string
  database: CatalogueDatabase
  /** What was written for a new product whose number a colleague took; null for every other form. */
  carried: ProductInput | null
}

export function createProductEditStore({ productId, staffUid, database, carried }: StoreOptions) {
  const { subscribe, notify } = createChangeNotifier()
  let snapshot: ProductEditSnapshot = {
    edit: null,
    savedInput: null,
    isFailing: false,
    isPublishing: false,
    withoutNumber: null,
  }
  const createKeeper = (key: string) =>
    createDraftKeeper({
      storage: safeLocalStorage,
      key,
      parse: (stored) => parseStoredProductEdit(productId, stored),
    })
  const keeper = createKeeper(getProductDraftPrefix(staffUid, productId) + createDocumentId())
  const set = (change: Partial<ProductEditSnapshot>) => {
    snapshot = { ...snapshot, ...change }
    notify()
  }
  const setEdit = (edit: ProductEdit) => {
    const isSameDraft = edit.draft === snapshot.edit?.draft
    set({ edit, savedInput: isSameDraft ? snapshot.savedInput : null })
    keep(edit)
  }
  const keep = (edit: ProductEdit) => {
    const { input, publishedBase, draftBase, sentDrafts } = edit
    if (isSaved(edit, snapshot.savedInput)) keeper.forget()
    else keeper.keep({ input, publishedBase, draftBase, sentDrafts })
  }
  const context = { database, getSnapshot: () => snapshot, set, setEdit, receive }
  const saver = createDraftSaver({
    write: () => writeNeededDraft(context),
    onChange: (isFailing) => set({ isFailing }),
  })

  function receive(stored: StoredState): void {
    if (snapshot.withoutNumber) return
    const kept = snapshot.edit ? null : takeKept()
    const known = snapshot.edit ?? kept
    if (known && isNumberTaken(known, stored)) {
      keeper.forget()
      set({ edit: null, withoutNumber: known.input })
      return
    }
    const edit = snapshot.edit ? receiveStoredState(snapshot.edit, stored) : start(stored, kept)
    if (edit !== snapshot.edit) update(edit)
  }

  function start(stored: StoredState, kept: StoredProductEdit | null): ProductEdit {
    const edit = startProductEdit(productId, stored, kept)
    const isCarried = carried && !kept && !stored.published && !stored.draft
    return isCarried ? changeInput(edit, carried) : edit
  }

  /** Takes over what an earlier form of this product left on the device. */
  function takeKept(): StoredProductEdit | null {
    const keptKey = findStoredProductEditKey(staffUid, productId)
    const kept = keptKey === null ? null : createKeeper(keptKey).read()
    if (kept) {
      keeper.keep(kept)
      keeper.flush()
    }
    if (keptKey !== null) safeLocalStorage.remove(keptKey)
    return kept
  }

  function update(edit: ProductEdit): void {
    setEdit(edit)
    if (getNeededWrite(edit) !== 'none') saver.saveSoon()
  }

  /** Does something to the form; nothing before Firestore has answered. */
  function withEdit(change: (edit: ProductEdit) => ProductEdit): void {
    if (snapshot.edit) update(change(snapshot.edit))
  }

  async function discard(): Promise<void> {
    await saver.pause()
    withEdit(discardChanges)
    await saver.saveNow()
  }

  async function publish(): Promise<PublishOutcome> {
    if (snapshot.isPublishing || !snapshot.edit) return 'unreachable'
    set({ isPublishing: true })
    await saver.pause()
    withEdit((edit) => changeInput(edit, normalizeProductInput(edit.input)))
    await saver.pause()
    const outcome = await publishEdit(context)
    set({ isPublishing: false })
    withEdit((edit) => edit)
    return outcome
  }

  return {
    subscribe,
    getSnapshot: () => snapshot,
    receive,
    change: (change: Partial<ProductInput>) => withEdit((edit) => changeInput(edit, change)),
    chooseSide: (field: EditedFieldName, side: Side) => withEdit((edit) => chooseSide(edit, field, side)),
    discard,
    publish,
    /** Keeps the last change on the device, and sends it: the page may be gone soon. */
    flush: () => {
      keeper.flush()
      const { edit } = snapshot
      if (edit && !hasConflict(edit) && !snapshot.isPublishing) void saver.saveNow()
    },
    start: saver.start,
    stop: saver.stop,
  }
}

export type ProductEditStore = ReturnType<typeof createProductEditStore>
