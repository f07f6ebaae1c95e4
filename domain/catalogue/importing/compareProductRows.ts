import type { CsvRow } from '../../csv/parseCsv'
import { readProductId } from '../../csv/readTable'
import { cleanText } from '../../validation/text'
import type { Publication } from '../editing/storedState'
import { findProductErrors, type StoredProduct } from '../storedProduct'
import { type ProductColumnName, productColumns, type UncheckedProduct } from './productColumns'
import type { ProductTable } from './productTable'

/** A cell that differs from the stored product, before and after. */
type CellDifference = { column: ProductColumnName; before: string; after: string }

/** A product that an import changes: its new fields, and what differs. */
export type ImportedChange = {
  product: StoredProduct
  expectedUpdatedAt: number
  differences: CellDifference[]
}

export type RowError = { row: number } & (
  | { kind: 'invalid'; column: ProductColumnName; cell: string }
  | ({ kind: 'lostLetters' } & CellDifference)
  | { kind: 'unknownId'; id: string }
  | { kind: 'repeatedId'; id: string; firstRow: number }
  | { kind: 'cellCount'; cells: number; columns: number }
)

export type ComparedRows = { changes: ImportedChange[]; errors: RowError[] }

const unsetFlags = { soldOut: false, hidden: false }

/** Compares the rows of a file with the stored products, by id. A missing column leaves its field as it is. */
export function compareProductRows(
  { columns, rows }: ProductTable,
  stored: ReadonlyMap<string, Publication>,
): ComparedRows {
  const compared: ComparedRows = { changes: [], errors: [] }
  const firstRows = new Map<string, number>()
  for (const row of rows) {
    const outcome = compareRow(columns, row, stored, firstRows)
    if (Array.isArray(outcome)) compared.errors.push(...outcome)
    else if (outcome.differences.length > 0) compared.changes.push(outcome)
  }
  return compared
}

function compareRow(
  columns: ProductTable['columns'],
  { number: row, cells }: CsvRow,
  stored: ReadonlyMap<string, Publication>,
  firstRows: Map<string, number>,
): ImportedChange | RowError[] {
  // A row may have fewer cells: Excel leaves out empty ones at its end.
  if (cells.slice(columns.length).some((cell) => cell !== ''))
    return [{ row, kind: 'cellCount', cells: cells.length, columns: columns.length }]
  const id = readProductId(cells[columns.indexOf('id')])
  const firstRow = firstRows.get(id)
  if (firstRow !== undefined) return [{ row, kind: 'repeatedId', id, firstRow }]
  firstRows.set(id, row)
  const known = stored.get(id)
  if (!known) return [{ row, kind: 'unknownId', id }]
  const changed = columns.flatMap((column, index) => {
    if (column === null || column === 'id') return []
    // Spreadsheets change line breaks, and people leave spaces: neither makes a difference.
    const typed = cells[index] ?? ''
    const cell = cleanText(typed)
    const isChanged = cell !== cleanText(productColumns[column].format(known.product))
    return isChanged ? [{ column, typed, cell }] : []
  })
  return applyCells(row, known, changed)
}

function applyCells(
  row: number,
  { product: before, updatedAt }: Publication,
  changed: readonly { column: ProductColumnName; typed: string; cell: string }[],
): ImportedChange | RowError[] {
  const fields = changed.reduce<UncheckedProduct>(
    (product, { column, cell }) => productColumns[column].change(product, cell),
    { ...unsetFlags, ...before },
  )
  const invalidFields = findProductErrors(before.id, fields)
  const invalidCells = changed.filter(({ column, cell }) => isInvalid(column, cell, before, invalidFields))
  if (invalidCells.length > 0)
    return invalidCells.map(({ column, cell }) => ({ row, kind: 'invalid', column, cell }))
  // Cleaning would remove some of the signs that letters were lost.
  const damaged = changed
    .map(({ column, typed }) => ({ column, before: productColumns[column].format(before), after: typed }))
    .filter((change) => hasLostLetters(change.before, change.after))
  if (damaged.length > 0) return damaged.map((cell) => ({ row, kind: 'lostLetters', ...cell }))
  const { soldOut, hidden, ...rest } = fields
  const flags = { ...(soldOut === true && { soldOut }), ...(hidden === true && { hidden }) }
  // findProductErrors has checked every field.
  const product = { ...rest, ...flags } as StoredProduct
  const differences = changed
    .map(({ column }) => {
      const { format } = productColumns[column]
      return { column, before: format(before), after: format(product) }
    })
    .filter((difference) => difference.before !== difference.after)
  return { product, expectedUpdatedAt: updatedAt, differences }
}

// A word that begins with a question mark, a replacement character, or UTF-8 that was read as Windows-1252.
const damagePattern = /(?:^|[\s(|])\?\p{L}|\uFFFD|á[º»]|[ÃÂÌ][\u0080-\u00BF]/u

/**
 * Whether a text was saved in an encoding that lacks some of its letters, such as 'Ọṣẹ' as '?s?'. Windows-1252, which Excel
 * calls CSV, has none of them.
 */
function hasLostLetters(before: string, after: string): boolean {
  const expected = before.replace(/[^\s!-~]/g, (letter, index: number) =>
    after[index] === '?' ? '?' : letter,
  )
  return expected === after || (damagePattern.test(after) && !damagePattern.test(before))
}

function isInvalid(
  column: ProductColumnName,
  cell: string,
  before: StoredProduct,
  invalidFields: readonly (keyof StoredProduct)[],
): boolean {
  const { field, change } = productColumns[column]
  if (!invalidFields.includes(field)) return false
  return findProductErrors(before.id, change({ ...unsetFlags, ...before }, cell)).includes(field)
}
