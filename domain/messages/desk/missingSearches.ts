import { productFieldLimits } from '../../catalogue/product'
import { formatLagosDate } from '../../site/lagosTime'

/** The title of the screen. */
export const missingSearchesTitle = 'Missing Searches'

/** The text below the title. */
export const missingSearchesLead =
  'What visitors searched for and did not find, by month. If it is a name of something you sell, add it as another name: from then on, the search finds the product.'

/** While the searches load. */
export const loadingMissingSearches = 'Loading the searches'

/** The searches, if they could not be loaded. */
export const missingSearchesName = 'The missing searches'

/** This deployment has no functions. */
export const missingSearchesAbsent =
  'Nothing is counted yet, because the functions of this site are not deployed.'

/** There are none. */
export const noMissingSearches =
  'Nothing yet. Every search of the last 12 months has found a product or a similar one.'

/** The title of a month, such as 'November 2026'. */
export function formatMissingSearchMonth(month: string): string {
  return formatLagosDate(Date.parse(`${month}-01T12:00Z`)).replace(/^\d+ /, '')
}

/** How often a word was searched for. */
export function formatSearchCount(count: number): string {
  return count === 1 ? '1 search' : `${count} searches`
}

/** The button that opens the choice of a product. */
export const addAsOtherName = 'Add as other name of …'

/** The word has become a name of a product. */
export const isNameNow = 'Is a name in the shop now'

/** The label of the field that finds a product. */
export const findProductLabel = 'Find the product'

/** The accessible name of the products to choose from. */
export function formatChoicesLabel(word: string): string {
  return `Add “${word}” to`
}

/** No product has this name. */
export const noProductFound = 'No product has this name. Try a part of it, or its number.'

/** The products could not be loaded. */
export const productsNotLoaded =
  "The products couldn't be loaded. Check your connection, then open this again."

/** After the word was added, up to the product's name. */
export function formatNameAdded(word: string): string {
  return `“${word}” is in the draft of`
}

/** After the product's name. */
export const publishToShow = '. Publish it there to show it to visitors.'

/** The product has the most other names already. */
export function formatNamesFull(product: string): string {
  return `${product} already has ${productFieldLimits.otherNames} other names, and nothing was added. Remove one in its form first.`
}

/** The draft is older than what was published. */
export function formatDraftUnmerged(product: string): string {
  return `${product} was published after its draft, and nothing was added. Open its form and choose between both first.`
}

/** The database refused. */
export const nameRefused =
  'The database refused the change, and nothing was added. Sign out and in again. If it keeps happening, ask the person who set up your staff account.'

/** The database does not answer. */
export const nameUnreachable =
  "We couldn't reach the database. Check your connection, then press again: the name is added once."
