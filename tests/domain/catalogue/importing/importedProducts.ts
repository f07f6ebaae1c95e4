import fc from 'fast-check'
import type { Publication } from '../../../../domain/catalogue/editing/storedState'
import { compareProductRows } from '../../../../domain/catalogue/importing/compareProductRows'
import { readProductTable } from '../../../../domain/catalogue/importing/productTable'
import { categories, units } from '../../../../domain/catalogue/product'
import type { StoredProduct } from '../../../../domain/catalogue/storedProduct'
import { isMultilineText, isSingleLineText } from '../../../../domain/validation/text'

/** A stored product; the law of products allows each of its fields. */
export function createStoredProduct(id: string, change: Partial<StoredProduct> = {}): StoredProduct {
  return {
    id,
    name: `Shea Butter ${id}`,
    alsoKnownAs: ['Òrí', 'Okwuma'],
    category: 'Butter',
    description: 'A soft butter.\nFor skin and hair.',
    image: {
      path: `products/${id}/shea-640.webp`,
      width: 640,
      height: 800,
      placeholder: 'data:image/webp;base64,AA',
    },
    benefits: { first: 'Softens', second: '', third: '' },
    unit: 'kg',
    grades: ['skin', 'food'],
    ...change,
  }
}

/** When all stored products of these tests were published. */
export const publishedAt = 1_700_000_000_000

/** The stored products by id. */
function toStored(products: readonly StoredProduct[]): ReadonlyMap<string, Publication> {
  return new Map(products.map((product) => [product.id, { product, updatedAt: publishedAt }]))
}

/** What a file with this text changes in stored products. */
export function compareFile(text: string, stored: readonly StoredProduct[]) {
  const read = readProductTable(new TextEncoder().encode(text))
  if ('problem' in read) throw new Error(`The file has a problem: ${read.problem.kind}`)
  return compareProductRows(read.table, toStored(stored))
}

// Characters that make a difference in CSV, in spreadsheets and in the cell of other names.
const characters = fc.constantFrom('a', '0', "'", '"', ',', ';', '|', '\\', '=', '-', ' ', '\u00A0', 'ẹ')

const line = (maxLength: number) =>
  fc.string({ unit: characters, maxLength }).filter((text) => isSingleLineText(text, maxLength))

const paragraphs = fc
  .string({ unit: fc.oneof(characters, fc.constantFrom('\n', '\r', '\t')), maxLength: 60 })
  .filter((text) => isMultilineText(text, 60))

const benefit = fc.oneof(fc.constant(''), line(20))

/** Any content of a product that the law allows. */
export const contentArbitrary = fc.record({
  name: line(20),
  alsoKnownAs: fc.array(line(12), { maxLength: 10 }),
  category: fc.constantFrom(...categories),
  unit: fc.constantFrom(...units),
  grades: fc.uniqueArray(fc.constantFrom('skin' as const, 'food' as const), { minLength: 1 }),
  description: paragraphs,
  benefits: fc.record({ first: benefit, second: benefit, third: benefit }),
  soldOut: fc.boolean(),
  hidden: fc.boolean(),
})
