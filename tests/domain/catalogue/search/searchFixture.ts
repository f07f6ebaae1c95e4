import type { Category, Grade } from '../../../../domain/catalogue/product'
import { filterProducts, type ProductFilter } from '../../../../domain/catalogue/productSearch'
import type { SearchedProduct, SearchTerms } from '../../../../domain/catalogue/search/searchIndex'
import { createSearchIndex, searchProducts } from '../../../../domain/catalogue/search/searchProducts'

const product = (id: string, name: string, category: Category, ...grades: Grade[]): SearchedProduct => {
  return { id, name, category, grades }
}

const products = [
  product('1', 'Shea Butter', 'Butter', 'skin', 'food'),
  product('2', 'Coconut Oil', 'Oil', 'skin', 'food'),
  product('3', 'Black Soap', 'Soap', 'skin'),
  product('4', 'Hibiscus Petals', 'Petals', 'food'),
  product('7', 'Moringa Leaf Powder', 'Powder', 'food'),
  product('9', 'Cocoa Butter', 'Butter', 'skin'),
  product('13', 'Rose Petals', 'Petals', 'skin'),
  product('18', 'Camwood Powder', 'Powder', 'skin'),
  product('25', 'Lemongrass', 'Herbs', 'food'),
  product('28', 'Cocoa Powder', 'Powder', 'food'),
  product('33', 'Neem Leaf', 'Herbs', 'skin'),
  product('37', 'Palm Kernel Oil', 'Oil', 'skin'),
  product('53', 'Henna Powder', 'Powder', 'skin'),
  product('70', 'Neem Oil', 'Oil', 'skin'),
  product('77', 'Black Seed', 'Seed', 'food'),
]
const terms: SearchTerms = {
  otherNames: new Map([
    ['1', ['Vitellaria paradoxa', 'Òrí', 'Okwuma']],
    ['3', ['Ọṣẹ dúdú']],
    ['4', ['Zobo', 'Roselle']],
    ['18', ['Osùn']],
    ['28', ['Theobroma cacao']],
    ['33', ['Azadirachta indica', 'Dogonyaro']],
    ['53', ['Lalle', 'Laali']],
    ['77', ['Nigella sativa', 'Ben']],
  ]),
  uses: new Map([
    ['hair', ['2', '70', '999']],
    ['lip balm', ['9', '1']],
  ]),
}

/** An index of a small catalogue; by default with its other names and uses. */
export function createTestIndex<P extends SearchedProduct>(
  ofProducts: readonly P[],
  knownTerms: SearchTerms = { otherNames: new Map(), uses: new Map() },
) {
  return createSearchIndex(ofProducts, knownTerms, () => Promise.resolve())
}

const index = await createTestIndex(products, terms)
const indexOfNames = await createTestIndex(products)

/** The names of the products that a search finds or suggests, such as 'Òrí: Shea Butter' and 'Cocoa Butter'. */
export function search(text: string, filter: Partial<ProductFilter> = {}, { withTerms = true } = {}) {
  const fullFilter: ProductFilter = { category: 'All', grade: 'All', search: text, ...filter }
  const nameMatches = filterProducts(products, fullFilter)
  const found = searchProducts(withTerms ? index : indexOfNames, nameMatches, fullFilter)
  const format = (entry: { product: SearchedProduct; otherName?: string }) =>
    entry.otherName === undefined ? entry.product.name : `${entry.otherName}: ${entry.product.name}`
  return { matches: found.matches.map(format), suggestions: found.suggestions.map(format) }
}

export const productNames = products.map(({ name }) => name)
