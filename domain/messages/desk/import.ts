import type { RowError } from '../../catalogue/importing/compareProductRows'
import { maxImportedProducts } from '../../catalogue/importing/importRequest'
import { type ProductColumnName, productColumnNames } from '../../catalogue/importing/productColumns'
import type { FileProblem } from '../../catalogue/importing/productTable'
import { maxHeadRows } from '../../csv/readTable'
import { categories, productFieldLimits, units } from '../../catalogue/product'

const maxQuotedLength = 60

export const deskImportMessages = {
  importTitle: 'Import and Export',
  exportSectionTitle: 'Export',
  exportLead:
    'All products with their texts, hidden ones too, as a file for spreadsheets. Photographs are not in it.',
  exportProducts: 'Export CSV',
  exportingProducts: 'Fetching the products…',
  formatProductsExported: (count: number): string =>
    count === 1 ? 'One product is in your downloads.' : `${count} products are in your downloads.`,
  productsExportFailed: "The products couldn't be fetched. Check your connection, then export again.",
  importSectionTitle: 'Import',
  importLead:
    "Export the products, change them in a spreadsheet, save it as CSV and choose it here. You'll see every difference before anything is published. A column that you leave out stays as it is.",
  chooseFile: 'Choose a CSV File',
  formatComparing: (fileName: string) => `Comparing ${fileName} with the catalogue…`,
  /** The products could not be fetched, so that a file could not be compared. */
  comparingFailed:
    "The catalogue couldn't be reached, so the file isn't compared yet. Check your connection, then compare again.",
  readingFailed:
    "The file couldn't be read. It may have been moved or is still open elsewhere. Choose it again.",
  compareAgain: 'Compare Again',
  formatUnknownColumns: (columns: readonly string[]) =>
    `Not imported, because the catalogue has no such column: ${columns.join(', ')}.`,
  nothingDiffers: 'The file says the same as the catalogue. There is nothing to publish.',
  formatDifferences: (products: number, cells: number): string => {
    const subject = products === 1 ? '1 product differs' : `${products} products differ`
    return `${subject} in ${cells === 1 ? '1 cell' : `${cells} cells`}. Nothing is published yet.`
  },
  formatTooManyChanges: (products: number) =>
    `${products} products differ, and at most ${maxImportedProducts} can be published at a time. Split the file, for example by category. Nothing is published.`,
  formatErrorCount: (errors: number): string => {
    const subject = errors === 1 ? 'One cell or row is wrong' : `${errors} cells or rows are wrong`
    return `${subject}, so nothing is published. Correct it in your spreadsheet, save it, and choose the file again.`
  },
  errorsLabel: 'What is wrong',
  formatMoreErrors: (count: number): string => (count === 1 ? 'And one more.' : `And ${count} more.`),
  formatDraftLeft: (editor: string, product: string) =>
    `${editor} has a draft of ${product}. It stays as it is, and its form will show what you publish.`,
  differencesLabel: 'What would change',
  /** Before a text that the import replaces, for screen readers. */
  beforeLabel: 'Before: ',
  /** Before a text that the import writes, for screen readers. */
  afterLabel: 'After: ',
  emptyCell: 'nothing',
  formatPublishChanges: (count: number): string =>
    count === 1 ? 'Publish 1 Change' : `Publish ${count} Changes`,
  publishingChanges: 'Publishing…',
  formatPublished: (count: number): string => {
    const subject = count === 1 ? '1 product is' : `${count} products are`
    return `${subject} published. Visitors see it within a minute.`
  },
  formatImportConflict: (names: readonly string[]) =>
    `Somebody has just published ${names.join(', ')}. Nothing of your file is published, and the file is still here. Compare it again to see what differs now.`,
  importUnreachable:
    "We couldn't tell whether your changes arrived. They are still here. Check your connection and publish again: nothing is published twice.",
  importRefused:
    'Your account may not publish. Nothing is published. Sign out and in again. If it keeps happening, ask the person who set up your staff account.',
  importInvalid:
    'The server refused one of the products, so nothing is published. Reload this page, then choose the file again.',
  importAbsent:
    "This site can't publish many products at once, because its functions are not deployed. Nothing is published. Change the products one by one.",
  formatFileProblem: (problem: FileProblem): string => {
    switch (problem.kind) {
      case 'tooLarge':
        return 'The file has more than 20 MB. Leave out columns or rows that you have not changed.'
      case 'encoding':
        return "The letters of the file can't be read for sure. In your spreadsheet, save it as 'CSV UTF-8', then choose it again."
      case 'noColumns':
        return `None of the first ${maxHeadRows} rows of the file has a column 'id'. The columns of an export are: ${productColumnNames.join(', ')}.`
      case 'noRows':
        return 'The file has no products below the names of its columns.'
      case 'malformed':
        return `Row ${problem.row} has a quotation mark too many or too few. Save the file as CSV in your spreadsheet again.`
      case 'repeatedColumn':
        return `The file has the column '${problem.column}' twice. Remove one of them.`
    }
  },
  formatRowError: (error: RowError): string => {
    const row = `Row ${error.row}`
    switch (error.kind) {
      case 'invalid':
        return `${row}, ${error.column}: ${describeInvalidCell(error.column, quote(error.cell))}`
      case 'lostLetters':
        return `${row}, ${error.column}: ${quote(error.before)} has lost letters and is now ${quote(error.after)}. Save your spreadsheet as 'CSV UTF-8' and choose it again. If the spreadsheet itself shows ${quote(error.after)}, take the text from a new export.`
      case 'unknownId':
        return error.id === ''
          ? `${row}, id: is empty. A new product needs a photograph, so add it with 'New Product' first, then export again.`
          : `${row}, id: no product has the id ${quote(error.id)}. Add it with 'New Product' first, then export again.`
      case 'repeatedId':
        return `${row}, id: ${quote(error.id)} is already in row ${error.firstRow}.`
      case 'cellCount':
        return `${row}: has ${error.cells} cells, and there are ${error.columns} columns.`
    }
  },
}

function describeInvalidCell(column: ProductColumnName, cell: string): string {
  const { name, otherNames, otherName, description, benefit } = productFieldLimits
  switch (column) {
    case 'id':
      return `${cell} is no id.`
    case 'name':
      return `a name has 1 to ${name} characters on one line, with at least one letter.`
    case 'also known as':
      return `at most ${otherNames} other names with | between them, each on one line and with at most ${otherName} characters.`
    case 'category':
      return `${cell} is none of the nine: ${categories.join(', ')}.`
    case 'unit':
      return `${cell} is none of the four: ${units.join(', ')}.`
    case 'grades':
      return `${cell} is not skin, food or skin | food.`
    case 'description':
      return `a description has 1 to ${description} characters, with at least one letter.`
    case 'benefit 1':
    case 'benefit 2':
    case 'benefit 3':
      return `a benefit has at most ${benefit} characters on one line.`
    case 'out of stock':
    case 'hidden':
      return `${cell} is neither yes nor no.`
  }
}

function quote(text: string): string {
  return text.length > maxQuotedLength ? `“${text.slice(0, maxQuotedLength)}…”` : `“${text}”`
}
