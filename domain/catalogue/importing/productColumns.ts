import { toRecordOrEmpty } from '../../validation/fieldSchema'
import { categories, grades, units } from '../product'
import type { StoredProduct } from '../storedProduct'

/** The fields of a product before they are checked. */
export type UncheckedProduct = Partial<Record<keyof StoredProduct, unknown>>

type ProductColumn = {
  field: keyof StoredProduct
  format: (product: StoredProduct) => string
  /** Returns the product with what a cell says, which findProductErrors has to check. */
  change: (product: UncheckedProduct, cell: string) => UncheckedProduct
}

export const productColumns = {
  id: textColumn('id'),
  name: textColumn('name'),
  'also known as': column(
    'alsoKnownAs',
    ({ alsoKnownAs }) => formatOtherNames(alsoKnownAs),
    (cell) => parseOtherNames(cell),
  ),
  category: column(
    'category',
    ({ category }) => category,
    (cell) => findChoice(categories, cell),
  ),
  unit: column(
    'unit',
    ({ unit }) => unit,
    (cell) => findChoice(units, cell),
  ),
  grades: column(
    'grades',
    (product) => product.grades.join(' | '),
    (cell) => cell.split(/[|,;]/).map((part) => findChoice(grades, part.trim())),
  ),
  description: textColumn('description'),
  'benefit 1': benefitColumn('first'),
  'benefit 2': benefitColumn('second'),
  'benefit 3': benefitColumn('third'),
  'out of stock': flagColumn('soldOut'),
  hidden: flagColumn('hidden'),
} as const satisfies Readonly<Record<string, ProductColumn>>

export type ProductColumnName = keyof typeof productColumns

export const productColumnNames = Object.keys(productColumns) as ProductColumnName[]

function column(
  field: keyof StoredProduct,
  format: ProductColumn['format'],
  parse: (cell: string) => unknown,
): ProductColumn {
  return { field, format, change: (product, cell) => ({ ...product, [field]: parse(cell) }) }
}

function textColumn(field: 'id' | 'name' | 'description'): ProductColumn {
  return column(
    field,
    (product) => product[field],
    (cell) => cell,
  )
}

function benefitColumn(place: 'first' | 'second' | 'third'): ProductColumn {
  return {
    field: 'benefits',
    format: ({ benefits }) => benefits[place],
    change: (product, cell) => ({
      ...product,
      benefits: { ...toRecordOrEmpty(product.benefits), [place]: cell },
    }),
  }
}

function flagColumn(field: 'soldOut' | 'hidden'): ProductColumn {
  return column(field, (product) => (product[field] === true ? 'yes' : 'no'), parseYesOrNo)
}

function findChoice(choices: readonly string[], cell: string): string {
  return choices.find((choice) => choice.toLowerCase() === cell.toLowerCase()) ?? cell
}

function parseYesOrNo(cell: string): boolean | string {
  if (/^(?:yes|true|1)$/i.test(cell)) return true
  return /^(?:no|false|0|)$/i.test(cell) ? false : cell
}

function formatOtherNames(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\|]/g, '\\$&')).join(' | ')
}

function parseOtherNames(cell: string): string[] {
  const parts = cell.match(/(?:\\[\\|]|[^|])+/g) ?? []
  return parts.map((part) => part.replace(/\\([\\|])/g, '$1').trim()).filter((name) => name !== '')
}
