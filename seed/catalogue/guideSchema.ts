import * as v from 'valibot'
import type { GuideProduct, GuideSource, GuideTexts } from '../../domain/guides/guide'
import { itemLimits } from '../../domain/order-list/orderItems'
import { createSingleLineSchema } from './catalogueSchema'

/** A guide in seed/catalogue/guides, with the works of its sources in full. */
export type GuideRecord = GuideTexts & {
  products: Omit<GuideProduct, 'name'>[]
  sources: GuideSource[]
}

/** What a guide's file refers to: its own name, the ids of all products, and the works by their short names. */
export type GuideReferences = {
  slug: string
  productIds: ReadonlySet<unknown>
  works: ReadonlyMap<string, string>
}

const labelSchema = createSingleLineSchema(80)
const sentenceSchema = createSingleLineSchema(160)
const paragraphSchema = createSingleLineSchema(400)

/** The schema of a guide's file. */
export function createGuideSchema(references: GuideReferences): v.GenericSchema<unknown, GuideRecord> {
  return v.strictObject({
    slug: v.literal(references.slug, 'must be the name of the file'),
    title: labelSchema,
    summary: sentenceSchema,
    introduction: createListSchema(paragraphSchema),
    makes: labelSchema,
    time: labelSchema,
    products: createProductsSchema(references.productIds),
    listNote: sentenceSchema,
    otherThings: createListSchema(labelSchema),
    steps: createListSchema(paragraphSchema),
    notes: createListSchema(v.strictObject({ title: labelSchema, texts: createListSchema(paragraphSchema) })),
    sources: createListSchema(createSourceSchema(references.works)),
  })
}

function createListSchema<T>(entry: v.GenericSchema<unknown, T>) {
  return v.pipe(v.array(entry), v.minLength(1, 'must not be empty'))
}

function createProductsSchema(productIds: ReadonlySet<unknown>) {
  const product = v.strictObject({
    productId: v.pipe(
      v.string(),
      v.check((id) => productIds.has(id), 'must be a product of the catalogue'),
    ),
    halves: v.pipe(
      v.number(),
      v.check(isHalves, `must be a whole number of halves, from 1 to ${itemLimits.halves}`),
    ),
    amount: labelSchema,
  })
  return v.pipe(
    createListSchema(product),
    v.check(
      (products) => new Set(products.map(({ productId }) => productId)).size === products.length,
      'must not name a product twice',
    ),
  )
}

function isHalves(halves: number): boolean {
  return Number.isInteger(halves) && halves >= 1 && halves <= itemLimits.halves
}

function createSourceSchema(works: ReadonlyMap<string, string>) {
  return v.pipe(
    v.strictObject({
      work: v.pipe(
        v.string(),
        v.check((work) => works.has(work), 'must be among the works of sources.json'),
      ),
      supports: labelSchema,
    }),
    v.transform(({ work, supports }): GuideSource => ({ citation: works.get(work) ?? work, supports })),
  )
}
