import fc from 'fast-check'
import type { StoredProduct } from '../../domain/catalogue/storedProduct'
import { createStoredProduct } from '../createStoredProduct'

/** The products of a story. The seed has all but the last one, which staff may add. */
export const storyIds = ['1', '2', '3'] as const
export const seededIds = storyIds.slice(0, -1)

/**
 * What staff write. 'unfinished' is good for a draft alone. Visitors cannot see a product that is 'unshown', which the
 * rules accept. The rules refuse one that is 'lawless', also as a draft.
 */
type TextKind = 'finished' | 'photographed' | 'unfinished' | 'unshown' | 'lawless'

/** What one staff member does to a product; without `looks`, on the basis of what the member saw last. */
export type StaffStep = { productId: string; looks: boolean } & (
  | { kind: 'edit' | 'publish'; text: TextKind }
  | { kind: 'hide' | 'show' }
  | { kind: 'restore'; index: number }
  | { kind: 'import' }
)

/** What else happens: the seed, an event of a write, a build that has been deployed, or the schedule. */
export type OtherStep =
  | { kind: 'seed'; overwrite: boolean }
  | { kind: 'deliver'; productId: string; times: number }
  | { kind: 'deploy'; isPulled: boolean }
  | { kind: 'reconcile' }

/** What happens at the same time. */
export type Round = { sola?: StaffStep; emeka?: StaffStep; other?: OtherStep }

/** What happens to a catalogue, one round after the other. */
export type CatalogueStory = { isSeeded: boolean; rounds: Round[] }

const target = {
  productId: fc.constantFrom(...storyIds),
  looks: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
}
const text = fc.oneof(
  fc.constant<TextKind>('finished'),
  fc.constantFrom<TextKind>('photographed', 'unfinished', 'unshown', 'lawless'),
)

const staffStep: fc.Arbitrary<StaffStep> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ...target, kind: fc.constant('edit' as const), text }) },
  { weight: 4, arbitrary: fc.record({ ...target, kind: fc.constant('publish' as const), text }) },
  { weight: 2, arbitrary: fc.record({ ...target, kind: fc.constantFrom('hide' as const, 'show' as const) }) },
  { weight: 2, arbitrary: fc.record({ ...target, kind: fc.constant('restore' as const), index: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ ...target, kind: fc.constant('import' as const) }) },
)

const otherStep: fc.Arbitrary<OtherStep> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('seed' as const), overwrite: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      productId: target.productId,
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deploy' as const), isPulled: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reconcile' as const }) },
)

/** Two to eight rounds, in each of which up to two staff members and the machines do something. */
export const catalogueStories: fc.Arbitrary<CatalogueStory> = fc.record({
  isSeeded: fc.boolean(),
  rounds: fc.array(fc.record({ sola: staffStep, emeka: staffStep, other: otherStep }, { requiredKeys: [] }), {
    minLength: 2,
    maxLength: 8,
    size: 'max',
  }),
})

/** A product as staff write it, finished or not; no two have one name. */
export function createText(id: string, name: string, kind: TextKind): StoredProduct {
  const { image } = createStoredProduct(id)
  switch (kind) {
    case 'photographed': {
      const path = `products/${id}/${id}-${name.replace(/\D/g, '').padStart(10, '0')}-640.webp`
      return createStoredProduct(id, { name, image: { ...image, path } })
    }
    case 'unfinished':
      return createStoredProduct(id, { name, description: '' })
    case 'unshown':
      return createStoredProduct(id, { name, image: { ...image, placeholder: 'javascript:0' } })
    case 'lawless':
      return createStoredProduct(id, { name: `${name}\nof two lines` })
    case 'finished':
      return createStoredProduct(id, { name })
  }
}

/** The products of the seed; no two editions have one name. */
export function createEdition(edition: number): StoredProduct[] {
  return seededIds.map((id) => createStoredProduct(id, { name: `Seed ${edition}` }))
}
