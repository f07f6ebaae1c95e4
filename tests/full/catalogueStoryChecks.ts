import { expect } from 'vitest'
import { areSameInputs } from '../../domain/catalogue/editing/mergeProductInputs'
import { type DraftFields, toProductInput } from '../../domain/catalogue/editing/productInput'
import type { ProductVersion } from '../../domain/catalogue/editing/productVersion'
import type { StoredState } from '../../domain/catalogue/editing/storedState'
import { createCatalogueOverlay } from '../../domain/catalogue/publishing/catalogueOverlay'
import { type CatalogueSnapshot, parseSnapshot } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { isPhotographName, toPublishedProduct } from '../../domain/catalogue/publishing/publishedProduct'
import type { StoredProduct } from '../../domain/catalogue/storedProduct'
import { type CatalogueJournal, isShown } from './playCatalogueStory'

/** What Firestore has of a product at the end of a story; the versions are the oldest first. */
export type StoryEnd = StoredState & { productId: string; versions: readonly ProductVersion[] }

/** Every text that was published or seeded is in a version, and nothing that was not. */
export function expectNoTextLost(
  { productId, versions, published }: StoryEnd,
  journal: CatalogueJournal,
): void {
  const publications = journal.publications.filter((each) => each.productId === productId)
  const isKept = (product: StoredProduct) => versions.some((version) => isSame(version.product, product))
  for (const { kind, product } of publications) if (kind === 'written') expect(isKept(product)).toBe(true)
  for (const { products, overwrite } of journal.seedings)
    for (const product of products)
      if (overwrite && product.id === productId)
        expect(versions.map((version) => version.product.name)).toContain(product.name)
  expect(versions.at(-1)?.product).toEqual(published?.product)
}

/** A publication replaced what its publisher saw, or wrote nothing. A seed replaces nothing unless it is told to. */
export function expectNothingReplacedUnseen(
  { productId, versions }: StoryEnd,
  { publications, seedings }: CatalogueJournal,
): void {
  const kept = seedings.filter(({ overwrite }) => !overwrite).flatMap(({ products }) => products)
  versions.forEach((version, index) => {
    const before = versions[index - 1]
    if (version.by.uid === 'seed') {
      if (kept.some(({ name }) => name === version.product.name)) expect(before).toBeUndefined()
      return
    }
    const publication = publications.find((each) => each.productId === productId && each.isVersion(version))
    expect(publication?.kind).toMatch(/written|unreachable/)
    expect(publication?.base.published?.updatedAt).toBe(before?.publishedAt)
  })
}

/** A draft that was saved is there, or whoever replaced or published it saw it. */
export function expectNoDraftLost(
  { productId, draft, versions }: StoryEnd,
  { drafts, publications }: CatalogueJournal,
): void {
  const saved = drafts.filter((each) => each.productId === productId && each.kind === 'written')
  const published = publications.filter(
    (each) => each.productId === productId && versions.some(each.isVersion),
  )
  const ends = [draft, ...[...saved, ...published].map(({ base }) => base.draft)]
  const names = ends.map((end) => end?.product.name)
  for (const { name } of saved) expect(names).toContain(name)
}

/** Each snapshot that was written passes the law, and has nothing but what was published. */
export function expectLawfulSnapshots({ snapshots }: CatalogueJournal, ends: readonly StoryEnd[]): void {
  const published = ends.flatMap(({ versions }) => versions.map(({ product }) => toPublishedProduct(product)))
  for (const text of snapshots) {
    const snapshot = parseSnapshot(JSON.parse(text))
    expect(snapshot).not.toBeNull()
    for (const change of snapshot?.products ?? [])
      if (!('hidden' in change)) expect(published).toContainEqual(change)
  }
}

/** Visitors see of a product what is published, with its photograph, or nothing if it is hidden. */
export function expectVisitorsSee(
  { productId, published }: StoryEnd,
  { built }: CatalogueJournal,
  snapshot: Pick<CatalogueSnapshot, 'products'> | null,
): void {
  if (!published || (!isShown(published.product) && published.product.hidden !== true)) return
  const seen = see(productId, built, snapshot)
  const expected = isShown(published.product) ? toPublishedProduct(published.product) : undefined
  if (!expected) {
    expect(seen).toBeUndefined()
    return
  }
  const { image, ...texts } = expected
  expect(seen).toMatchObject(texts)
  if (isPhotographName(productId, image.name)) expect(seen?.image.name.split('/').at(-1)).toBe(image.name)
}

function see(
  productId: string,
  built: readonly StoredProduct[],
  snapshot: Pick<CatalogueSnapshot, 'products'> | null,
) {
  const overlay = createCatalogueOverlay(new Map(snapshot?.products.map((change) => [change.id, change])))
  const stored = built.find(({ id }) => id === productId)
  const product = stored && toPublishedProduct(stored)
  const links = { related: [], previous: undefined, next: undefined, pages: [] }
  return product ? overlay.overlayDetails({ ...product, facts: {}, links }) : overlay.detailNew(productId)
}

function isSame(first: DraftFields, second: DraftFields): boolean {
  return areSameInputs(toProductInput(first), toProductInput(second))
}
