import { maxHeadRows, type TableProblem } from '../../csv/readTable'
import type { PriceRowProblem } from '../../prices/priceTable'
import { formatNaira } from '../../money/naira'

/** The price list at the desk. */
export const deskPriceMessages = {
  title: 'Prices',
  lead: 'What one unit of each product costs. Only staff see this: it fills the quotes.',
  loading: 'Loading the prices…',
  notLoaded: "The products couldn't be loaded. Check your connection, then open this screen again.",
  whatName: 'The price list',
  searchLabel: 'Find a product',
  searchPlaceholder: 'Name or category',
  noneFound: 'No product has this name or category.',
  listLabel: 'Products and their prices',
  hint: 'Type a price such as 2,500 or 2500.50, then press Enter for the next one.',
  formatUnit: (unit: string | undefined) => (unit ? `per ${unit}` : 'each'),
  formatSetBy: (name: string, when: string) => `${name}, ${when}`,
  noPrice: 'No price yet',
  saving: 'Saving…',
  saved: 'Saved.',
  removed: 'Removed.',
  undo: 'Undo',
  tryAgain: 'Try Again',
  invalid: 'Please write the price in naira, from 0.01 to 99,999,999.99. This one is not saved.',
  unsaved: 'Not saved yet. Press Enter to save it.',
  failures: {
    unreachable: "We couldn't reach the server, so this price is not saved yet. It's kept on this device.",
    refused:
      "This price couldn't be saved. Perhaps the product isn't published yet. What you typed is kept on this device.",
  },
  showOlder: 'Older Prices',
  hideOlder: 'Hide Older Prices',
  loadingOlder: 'Loading the older prices…',
  olderNotLoaded: "The older prices couldn't be loaded. Check your connection, then try again.",
  noOlder: 'There are no older prices.',
  restore: 'Restore',
  fileTitle: 'Change many at once',
  fileLead:
    "Export the prices, change them in a spreadsheet, save it as CSV and choose it here. You'll see every difference before anything is saved. A product without a price in the file stays as it is.",
  exportCsv: 'Export CSV',
  formatExported: (count: number) =>
    count === 1 ? 'One product is in your downloads.' : `${count} products are in your downloads.`,
  exportFailed:
    "The export couldn't be noted, so there is no file. Check your connection, then export again.",
  chooseFile: 'Choose a CSV File',
  readingFailed:
    "The file couldn't be read. It may have been moved or is still open elsewhere. Choose it again.",
  formatUnreadable,
  formatRowProblem,
  formatProblemCount: (count: number) =>
    `${count === 1 ? 'One row is wrong' : `${count} rows are wrong`}, so nothing is saved. Correct the file in your spreadsheet, save it, and choose it again.`,
  problemsLabel: 'What is wrong',
  nothingDiffers: 'The file says the same as the price list. There is nothing to save.',
  formatDifferences: (count: number) =>
    `${count === 1 ? 'One price differs' : `${count} prices differ`}. Nothing is saved yet.`,
  differencesLabel: 'What would change',
  formatDifference: (before: number | null, after: number) =>
    `${before === null ? 'no price' : formatNaira(before)} → ${formatNaira(after)}`,
  formatSavePrices: (count: number) => (count === 1 ? 'Save 1 Price' : `Save ${count} Prices`),
  formatFileSaved: (count: number) => (count === 1 ? 'One price is saved.' : `${count} prices are saved.`),
  fileUndone: 'The prices are what they were before the file.',
  formatFileFailed: (saved: number, total: number) =>
    `${saved === 0 ? 'No price is' : `${saved} of ${total} prices are`} saved: the server couldn't be reached. Check your connection, then choose the file again: what is saved already is left out.`,
}

function formatUnreadable(problem: TableProblem): string {
  switch (problem.kind) {
    case 'tooLarge':
      return 'The file is larger than 2 MB, which no price list is. Choose another one. Nothing is saved.'
    case 'encoding':
      return 'The letters of this file cannot be read. Save it as “CSV UTF-8” and choose it again. Nothing is saved.'
    case 'noColumns':
      return `One of the first ${maxHeadRows} rows must name the columns “id” and “price”, as in the export. Nothing is saved.`
    case 'malformed':
      return `Row ${problem.row} has quotation marks that do not match. Correct it and choose the file again. Nothing is saved.`
  }
}

const maxQuotedLength = 60

function formatRowProblem(problem: PriceRowProblem): string {
  const quoted = `“${problem.text.slice(0, maxQuotedLength)}”`
  switch (problem.kind) {
    case 'unknownProduct':
      return `Row ${problem.row}: there is no product with the id ${quoted}.`
    case 'repeatedProduct':
      return `Row ${problem.row}: ${quoted} has another price in row ${problem.other}.`
    case 'invalidPrice':
      return `Row ${problem.row}: ${quoted} is not a price. Write naira above 0, such as 2500 or 2,500.50.`
  }
}
