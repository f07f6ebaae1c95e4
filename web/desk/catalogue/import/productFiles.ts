import { downloadTextFile } from '../../../browser/downloadTextFile'
import type { ListedDraft } from '../../../data/desk/catalogue/catalogueLists'
import type { CatalogueDatabase } from '../../../data/desk/catalogue/catalogueDatabase'
import type { StaffServices } from '../../../data/desk/StaffServices'
import {
  type ComparedRows,
  compareProductRows,
} from '../../../../domain/catalogue/importing/compareProductRows'
import { formatProductsCsv } from '../../../../domain/catalogue/importing/formatProductsCsv'
import { type FileProblem, readProductTable } from '../../../../domain/catalogue/importing/productTable'
import { deskStaffLogMessages } from '../../../../domain/messages/desk/staffLog'
import { formatLagosTimestamp } from '../../../../domain/site/lagosTime'

type ImportDatabase = Pick<CatalogueDatabase, 'fetchAllProducts' | 'fetchDrafts'>

/** A file compared with the catalogue, and the drafts of the products that it changes. */
export type ComparedFile =
  | { kind: 'compared'; rows: ComparedRows; unknownColumns: string[]; drafts: ListedDraft[] }
  | { kind: 'problem'; problem: FileProblem }
  | { kind: 'unreachable' }

/** Saves all products as a CSV file in the browser's downloads. Returns how many there are; rejects without a connection. */
export async function exportAllProducts(
  { catalogue: { fetchAllProducts }, logExport }: StaffServices,
  getServerClockOffsetMs: () => Promise<number>,
): Promise<number> {
  const [products, offsetMs] = await Promise.all([fetchAllProducts(), getServerClockOffsetMs()])
  const [day = ''] = formatLagosTimestamp(Date.now() + offsetMs).split(' ')
  const text = formatProductsCsv(products.map(({ product }) => product))
  const fileName = `arielle-products-${day}.csv`
  const logged = await logExport(deskStaffLogMessages.formatExport(fileName, products.length))
  if (logged.kind !== 'written') throw new Error('The export could not be logged.')
  downloadTextFile(fileName, { text, type: 'text/csv' })
  return products.length
}

/** Compares a file with the catalogue as it is now. Rejects if the file cannot be read. */
export async function compareFile(file: File, database: ImportDatabase): Promise<ComparedFile> {
  const read = readProductTable(new Uint8Array(await file.arrayBuffer()))
  if ('problem' in read) return { kind: 'problem', problem: read.problem }
  const fetched = await Promise.all([database.fetchAllProducts(), database.fetchDrafts()]).catch(() => null)
  if (!fetched) return { kind: 'unreachable' }
  const [products, drafts] = fetched
  const rows = compareProductRows(read.table, new Map(products.map((entry) => [entry.product.id, entry])))
  const changedIds = new Set(rows.changes.map(({ product }) => product.id))
  return {
    kind: 'compared',
    rows,
    unknownColumns: read.table.unknownColumns,
    drafts: drafts.filter(({ productId }) => changedIds.has(productId)),
  }
}
