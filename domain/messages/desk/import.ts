import { maxImportedProducts } from '../../catalogue/importing/importRequest'

/** The title of the screen. */
export const importTitle = 'Import and Export'

/** The title of the export. */
export const exportSectionTitle = 'Export'

/** The text below the title of the export. */
export const exportLead =
  'All products with their texts, hidden ones too, as a file for spreadsheets. Photographs are not in it.'

/** The button that exports. */
export const exportProducts = 'Export CSV'

/** While the products are fetched. */
export const exportingProducts = 'Fetching the products…'

/** After the export. */
export function formatProductsExported(count: number): string {
  return count === 1 ? 'One product is in your downloads.' : `${count} products are in your downloads.`
}

/** The export failed. */
export const productsExportFailed =
  "The products couldn't be fetched. Check your connection, then export again."

/** The title of the import. */
export const importSectionTitle = 'Import'

/** The text below the title of the import. */
export const importLead =
  "Export the products, change them in a spreadsheet, save it as CSV and choose it here. You'll see every difference before anything is published. A column that you leave out stays as it is."

/** The label of the file field. */
export const chooseFile = 'Choose a CSV File'

/** While a file is compared. */
export function formatComparing(fileName: string): string {
  return `Comparing ${fileName} with the catalogue…`
}

/** The products could not be fetched, so that a file could not be compared. */
export const comparingFailed =
  "The catalogue couldn't be reached, so the file isn't compared yet. Check your connection, then compare again."

/** The code of the import could not be loaded, or the file could not be read. */
export const readingFailed =
  "The file couldn't be read. It may have been moved or is still open elsewhere. Choose it again."

/** The button that compares the same file again. */
export const compareAgain = 'Compare Again'

/** The columns that an import leaves out. */
export function formatUnknownColumns(columns: readonly string[]): string {
  return `Not imported, because the catalogue has no such column: ${columns.join(', ')}.`
}

/** The file has no difference. */
export const nothingDiffers = 'The file says the same as the catalogue. There is nothing to publish.'

/** How much differs, before it is published. */
export function formatDifferences(products: number, cells: number): string {
  const subject = products === 1 ? '1 product differs' : `${products} products differ`
  return `${subject} in ${cells === 1 ? '1 cell' : `${cells} cells`}. Nothing is published yet.`
}

/** More products differ than one import publishes. */
export function formatTooManyChanges(products: number): string {
  return `${products} products differ, and at most ${maxImportedProducts} can be published at a time. Split the file, for example by category. Nothing is published.`
}

/** How many errors a file has, and what to do. */
export function formatErrorCount(errors: number): string {
  const subject = errors === 1 ? 'One cell or row is wrong' : `${errors} cells or rows are wrong`
  return `${subject}, so nothing is published. Correct it in your spreadsheet, save it, and choose the file again.`
}

/** The accessible name of the errors. */
export const errorsLabel = 'What is wrong'

/** The errors that are not shown. */
export function formatMoreErrors(count: number): string {
  return count === 1 ? 'And one more.' : `And ${count} more.`
}

/** A colleague's draft of a product that the import changes. */
export function formatDraftLeft(editor: string, product: string): string {
  return `${editor} has a draft of ${product}. It stays as it is, and its form will show what you publish.`
}

/** The accessible name of the differences. */
export const differencesLabel = 'What would change'

/** Before a text that the import replaces, for screen readers. */
export const beforeLabel = 'Before: '

/** Before a text that the import writes, for screen readers. */
export const afterLabel = 'After: '

/** A cell without a text. */
export const emptyCell = 'nothing'

/** The button that publishes. */
export function formatPublishChanges(count: number): string {
  return count === 1 ? 'Publish 1 Change' : `Publish ${count} Changes`
}

/** While the import is published. */
export const publishingChanges = 'Publishing…'

/** After the import. */
export function formatPublished(count: number): string {
  const subject = count === 1 ? '1 product is' : `${count} products are`
  return `${subject} published. Visitors see it within a minute.`
}

/** A colleague has published one of the products meanwhile. */
export function formatImportConflict(names: readonly string[]): string {
  return `Somebody has just published ${names.join(', ')}. Nothing of your file is published, and the file is still here. Compare it again to see what differs now.`
}

/** No answer came from the functions. */
export const importUnreachable =
  "We couldn't tell whether your changes arrived. They are still here. Check your connection and publish again: nothing is published twice."

/** The account is no longer staff. */
export const importRefused =
  'Your account may not publish. Nothing is published. Sign out and in again. If it keeps happening, ask the person who set up your staff account.'

/** The server found an error that this page did not. */
export const importInvalid =
  'The server refused one of the products, so nothing is published. Reload this page, then choose the file again.'

/** This deployment has no functions. */
export const importAbsent =
  "This site can't publish many products at once, because its functions are not deployed. Nothing is published. Change the products one by one."
