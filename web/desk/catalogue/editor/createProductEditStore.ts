import { createChangeNotifier } from '../../../browser/createChangeNotifier'
import { safeLocalStorage, listLocalStorageKeys } from '../../../browser/safeStorage'
import { createDocumentId } from '../../../data/sending/createDocumentId'
import type { CatalogueDatabase } from '../../../data/desk/catalogue/catalogueDatabase'
import { normalizeProductInput } from '../../../../domain/catalogue/editing/completeProduct'
import {
  changeInput,
  discardChanges,
  endDraft,
  getNeededWrite,
  hasConflict,
  type ProductEdit,
  resolveConflicts,
  type StoredProductEdit,
} from '../../../../domain/catalogue/editing/productEdit'
import {
  type EditedFieldName,
  type ProductInput,
  emptyProductInput,
} from '../../../../domain/catalogue/editing/productInput'
import { receiveStoredState, startProductEdit } from '../../../../domain/catalogue/editing/receiveStoredState'
import { getExpectedTimes, type StoredState } from '../../../../domain/catalogue/editing/storedState'
import { createDraftKeeper } from '../../drafts/createDraftKeeper'
import { getProductDraftPrefix } from '../../drafts/itemDraftKey'
import { createDraftSaver } from './createDraftSaver'
import type { PublishOutcome, ProductEditSnapshot } from './productEditor'
import { isSaved, writeNeededDraft, publishEdit } from './editWrites'
import { parseJson } from '../../../browser/parseJson'
import { isCategory, isGrade, isUnit } from '../../../../domain/catalogue/product'
import { isStoredImage, type StoredImage } from '../../../../domain/catalogue/storedProduct'
import { hasLaterForm } from '../../../../domain/validation/documentForm'
import { toRecordOrEmpty } from '../../../../domain/validation/fieldSchema'
import { pickStrings } from '../../../../domain/validation/normalizeInput'

type StoreOptions = { productId: string; staffUid: string; database: CatalogueDatabase }

export function createProductEditStore({ productId, staffUid, database }: StoreOptions) {
  const { subscribe, notify } = createChangeNotifier()
  let snapshot: ProductEditSnapshot = { edit: null, savedInput: null, isFailing: false, isPublishing: false }
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
    const edit = snapshot.edit ? receiveStoredState(snapshot.edit, stored) : start(stored)
    if (edit === snapshot.edit) return
    update(edit)
  }

  function start(stored: StoredState): ProductEdit {
    const keptKey = findStoredProductEditKey(staffUid, productId)
    const kept = keptKey === null ? null : createKeeper(keptKey).read()
    if (kept) {
      keeper.keep(kept)
      keeper.flush()
    }
    if (keptKey !== null) safeLocalStorage.remove(keptKey)
    return startProductEdit(productId, stored, kept)
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
    const { edit } = snapshot
    if (edit?.published) return saver.saveNow()
    if (!edit?.draft) return
    const outcome = await database.deleteDraft(productId, getExpectedTimes(edit))
    if (outcome.kind === 'written') withEdit((current) => ({ ...current, ...endDraft(current) }))
    if (outcome.kind === 'conflict') receive(outcome.stored)
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
    resolveConflict: (theirs: readonly EditedFieldName[]) =>
      withEdit((edit) => resolveConflicts(edit, theirs)),
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

/** Parses a product form from local storage; null if it is malformed. Keeps texts that are too long for Firestore. */
function parseStoredProductEdit(productId: string, stored: unknown): StoredProductEdit | null {
  const { input, publishedBase, draftBase, sentDrafts } = toRecordOrEmpty(stored)
  if (typeof input !== 'object' || !Array.isArray(sentDrafts)) return null
  return {
    input: parseInput(productId, input),
    publishedBase: parseInput(productId, publishedBase),
    draftBase: typeof draftBase === 'object' && draftBase !== null ? parseInput(productId, draftBase) : null,
    sentDrafts: sentDrafts.map((sent: unknown) => parseInput(productId, sent)),
  }
}

/** Finds the key of the newest form of a product that this staff member left on the device; null if there is none. */
function findStoredProductEditKey(staffUid: string, productId: string): string | null {
  const keys = listLocalStorageKeys(getProductDraftPrefix(staffUid, productId)).filter(
    (key) => !hasLaterForm(parseJson(safeLocalStorage.read(key))),
  )
  return keys.toSorted((first, second) => getSavedAt(second) - getSavedAt(first))[0] ?? null
}

function getSavedAt(key: string): number {
  const { savedAt } = toRecordOrEmpty(parseJson(safeLocalStorage.read(key)))
  return typeof savedAt === 'number' ? savedAt : 0
}

function parseInput(productId: string, stored: unknown): ProductInput {
  const { image, alsoKnownAs, category, unit, grades, benefits, hidden } = toRecordOrEmpty(stored)
  return {
    ...emptyProductInput,
    ...pickStrings(stored, ['name', 'description']),
    image: isStoredImage(image, productId) ? (image as StoredImage) : null,
    alsoKnownAs: toStrings(alsoKnownAs),
    category: typeof category === 'string' && isCategory(category) ? category : null,
    unit: typeof unit === 'string' && isUnit(unit) ? unit : null,
    grades: toStrings(grades).filter(isGrade),
    benefits: pickStrings(benefits, ['first', 'second', 'third']),
    hidden: hidden === true,
  }
}

function toStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}
