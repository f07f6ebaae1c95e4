import type { ProductSummary } from '../catalogue/product'
import { formatCsv } from '../csv/formatCsv'
import type { CsvRow } from '../csv/parseCsv'
import { readProductId, readTable, type TableProblem } from '../csv/readTable'
import { formatNairaInput, parseNaira } from '../money/naira'
import { cleanLine } from '../validation/text'
import type { PriceChange } from './price'

type PricedProduct = Pick<ProductSummary, 'id' | 'name' | 'unit'>

/** The prices of the list by product id, in whole kobo. */
type PriceAmounts = ReadonlyMap<string, number>

const columnNames = ['id', 'name', 'unit', 'price'] as const

/** Formats the products with their prices as CSV for spreadsheets, by id; comparePriceFile reads it back. */
export function formatPriceTable(products: readonly PricedProduct[], amounts: PriceAmounts): string {
  const sorted = [...products].sort((first, second) => Number(first.id) - Number(second.id))
  const rows = sorted.map(({ id, name, unit }) => {
    const amount = amounts.get(id)
    return [id, name, unit, amount === undefined ? '' : formatNairaInput(amount)]
  })
  return formatCsv([columnNames, ...rows])
}

/** What a row of a file is about, if it cannot be read. `other` is the row that has the same product. */
export type PriceRowProblem = { row: number; text: string } & (
  { kind: 'unknownProduct' | 'invalidPrice' } | { kind: 'repeatedProduct'; other: number }
)

/** A price that a file changes; `before` is null where the list has none. */
export type ComparedPrice = PriceChange & { amount: number; name: string; before: number | null }

export type ComparedPriceFile =
  | { kind: 'compared'; changes: ComparedPrice[]; problems: PriceRowProblem[]; unchangedCount: number }
  | { kind: 'unreadable'; problem: TableProblem }

/** The largest file, in bytes: 500 products have about 50,000. */
const maxFileBytes = 2_000_000

/** Compares a file with the price list. A row without a price leaves its product as it is. */
export function comparePriceFile(
  bytes: Uint8Array,
  products: readonly PricedProduct[],
  amounts: PriceAmounts,
): ComparedPriceFile {
  const read = readTable(bytes, maxFileBytes, (names) => findColumns(names).every((column) => column >= 0))
  if ('kind' in read) return { kind: 'unreadable', problem: read }
  const [idColumn, priceColumn] = findColumns(read.names)
  const namesById = new Map(products.map(({ id, name }) => [id, name]))
  const priced = read.rows.flatMap((row) => readRow(row, idColumn, priceColumn) ?? [])
  const compared = priced.map((row) => compareRow(row, priced, namesById, amounts))
  return {
    kind: 'compared',
    changes: compared.filter((entry) => entry !== null && 'amount' in entry),
    problems: compared.filter((entry) => entry !== null && 'kind' in entry),
    unchangedCount: compared.filter((entry) => entry === null).length,
  }
}

function findColumns(names: readonly string[]): readonly [id: number, price: number] {
  const keys = names.map((name) => name.toLowerCase())
  return [keys.indexOf('id'), keys.indexOf('price')]
}

type PricedRow = { row: number; id: string; text: string }

function readRow({ number, cells }: CsvRow, idColumn: number, priceColumn: number): PricedRow | null {
  const text = cleanLine(cells[priceColumn] ?? '')
  return text === '' ? null : { row: number, id: readProductId(cells[idColumn]), text }
}

/** Null for a price that the list has already. */
function compareRow(
  { row, id, text }: PricedRow,
  rows: readonly PricedRow[],
  namesById: ReadonlyMap<string, string>,
  amounts: PriceAmounts,
): ComparedPrice | PriceRowProblem | null {
  const name = namesById.get(id)
  if (name === undefined) return { kind: 'unknownProduct', row, text: id }
  // A product with two prices in the file is a problem of both rows: either could be the wrong one.
  const other = rows.find((each) => each.id === id && each.row !== row)
  if (other) return { kind: 'repeatedProduct', row, text: name, other: other.row }
  const amount = parseNaira(text)
  if (amount === null) return { kind: 'invalidPrice', row, text }
  const before = amounts.get(id) ?? null
  return amount === before ? null : { productId: id, amount, name, before }
}
