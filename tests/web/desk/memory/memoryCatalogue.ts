import { changeStock } from '../../../../domain/catalogue/editing/changeStock'
import { toDraftFields, toProductInput } from '../../../../domain/catalogue/editing/productInput'
import { isAsExpected, type StoredState } from '../../../../domain/catalogue/editing/storedState'
import type { StoredProduct } from '../../../../domain/catalogue/storedProduct'
import { deskStaffLogMessages } from '../../../../domain/messages/desk/staffLog'
import type { SentItemClaim } from '../../../../domain/sent-items/staffReply'
import type { CatalogueServices } from '../../../../web/data/desk/catalogue/CatalogueServices'
import type { DraftFields } from '../../../../domain/catalogue/editing/productInput'
import { createTestId, type DeskState } from './deskState'
import { addLogEntry } from './memoryInbox'
import type { MemoryServer } from './memoryServer'

const unreachable = { kind: 'unreachable' } as const
const written = { kind: 'written' } as const

/** What a staff member reads and writes of the catalogue, in memory. */
export function createMemoryCatalogue(server: MemoryServer, by: SentItemClaim): CatalogueServices {
  const { useLive, update, getState, isReachable } = server
  const setDraft = (productId: string, product: DraftFields) => storeDraft(server, { productId, product, by })
  const reach = async <Result>(answer: () => Result) => {
    // A screen may ask while it renders, when nothing can change yet.
    await Promise.resolve()
    if (!isReachable()) throw new Error('There is no connection.')
    return answer()
  }
  const write = async <Outcome>(change: () => Outcome) => reach(change).catch(() => unreachable)
  return {
    useDrafts: () => useLive(({ drafts }) => [...drafts], []),
    useRecentlyPublished: () => useLive((state) => sortNewestPublications(state).slice(0, 20), []),
    useHiddenProducts: () =>
      useLive((state) => sortNewestPublications(state).filter(({ product }) => product.hidden), []),
    useNewestVersion: (productId) =>
      useLive((state) => listVersions(state, productId)[0] ?? null, [productId]),
    useStoredState: (productId) => useLive((state) => readStoredState(state, productId), [productId]),
    saveDraft: ({ productId, fields, expected }) =>
      write(() => {
        const stored = readStoredState(getState(), productId)
        if (!isAsExpected(stored, expected)) return { kind: 'conflict', stored } as const
        setDraft(productId, fields)
        return written
      }),
    deleteDraft: (productId, expected) =>
      write(() => {
        const stored = readStoredState(getState(), productId)
        if (stored.draft && !isAsExpected(stored, expected)) return { kind: 'conflict', stored } as const
        update((state) => ({
          drafts: omit(state.drafts, productId),
          ...(stored.draft && {
            staffLog: addLogEntry(
              state,
              'delete',
              deskStaffLogMessages.formatDraft(productId, stored.draft.product.name ?? ''),
              by,
            ),
          }),
        }))
        return written
      }),
    publish: ({ product, expected, versionId }) =>
      write(() => {
        const stored = readStoredState(getState(), product.id)
        if (!isAsExpected(stored, expected)) return { kind: 'conflict', stored } as const
        storePublication(server, { product, by, versionId })
        return written
      }),
    setSoldOut: (productId, soldOut) =>
      write(() => {
        const change = changeStock(readStoredState(getState(), productId), soldOut)
        if (change === 'unpublished') return { kind: 'refused' } as const
        if (change === 'unchanged') return written
        storePublication(server, { product: change.product, by, versionId: createTestId() })
        if (change.draft) setDraft(productId, change.draft)
        return written
      }),
    findFreeProductId: (greatestId) =>
      write(() => {
        const { drafts, publications } = getState()
        const used = new Set([
          ...drafts.map(({ productId }) => productId),
          ...publications.map(({ product }) => product.id),
        ])
        let id = greatestId + 1
        while (used.has(String(id))) id += 1
        return { kind: 'free', productId: String(id) } as const
      }),
    addOtherName: (productId, name) =>
      write(() => {
        const { draft, published } = readStoredState(getState(), productId)
        const input = toProductInput(draft?.product ?? published?.product ?? {})
        setDraft(productId, toDraftFields({ ...input, alsoKnownAs: [...input.alsoKnownAs, name] }))
        return written
      }),
    fetchVersions: (productId) => reach(() => listVersions(getState(), productId)).catch(() => null),
    fetchAllProducts: () => reach(() => [...getState().publications]),
    fetchDrafts: () => reach(() => [...getState().drafts]),
    publishImport: () => write(() => ({ kind: 'published' }) as const),
    fetchMissingSearches: () => Promise.resolve({ kind: 'fetched', months: [] }),
    ignoreMissingSearch: () => Promise.resolve({ kind: 'answered', body: {} }),
    preloadFileUpload: () => undefined,
    uploadFile: ({ onProgress }) => reach(() => onProgress(100)),
    waitForUpload: () => Promise.resolve({ kind: 'unavailable' }),
  }
}

/** Saves a draft, as anybody at the desk does. */
export function storeDraft(
  { update }: MemoryServer,
  draft: { productId: string; product: DraftFields; by: SentItemClaim },
): void {
  update((state) => ({
    drafts: [{ ...draft, savedAt: getNextTime(state) }, ...omit(state.drafts, draft.productId)],
  }))
}

/** Publishes a product with a version, as anybody at the desk does. Its draft ends. */
export function storePublication(
  { update }: MemoryServer,
  { product, by, versionId }: { product: StoredProduct; by: SentItemClaim; versionId: string },
): void {
  update((state) => {
    const updatedAt = getNextTime(state)
    const version = { id: versionId, productId: product.id, product, by, publishedAt: updatedAt }
    return {
      publications: [
        { product, updatedAt },
        ...state.publications.filter((known) => known.product.id !== product.id),
      ],
      versions: [version, ...state.versions],
      drafts: omit(state.drafts, product.id),
    }
  })
}

/** The server's time. No two writes have the same: a write tells by its time whether another one came before it. */
function getNextTime({ drafts, publications }: DeskState): number {
  const times = [...drafts.map(({ savedAt }) => savedAt), ...publications.map(({ updatedAt }) => updatedAt)]
  return Math.max(Date.now(), ...times.map((time) => time + 1))
}

function omit(drafts: DeskState['drafts'], productId: string): DeskState['drafts'] {
  return drafts.filter((draft) => draft.productId !== productId)
}

function readStoredState({ publications, drafts, unreadable }: DeskState, productId: string): StoredState {
  const kind = unreadable[productId]
  return {
    ...(kind && { unreadable: kind }),
    published: publications.find(({ product }) => product.id === productId) ?? null,
    draft: drafts.find((draft) => draft.productId === productId) ?? null,
  }
}

function sortNewestPublications({ publications }: DeskState) {
  return publications.toSorted((first, second) => second.updatedAt - first.updatedAt)
}

function listVersions({ versions }: DeskState, productId: string) {
  return versions
    .filter((version) => version.productId === productId)
    .toSorted((first, second) => second.publishedAt - first.publishedAt)
}
