import { productFieldLimits } from '../../catalogue/product'
import { formatLagosDate } from '../../site/lagosTime'

export const deskCatalogueMessages = {
  loadingCatalogue: 'Loading the catalogue',
  catalogueTitle: 'Catalogue',
  someColleague: 'A colleague',
  newProduct: 'New Product',
  importAndExport: 'Import and Export',
  missingSearches: 'Missing Searches',
  searchLabel: 'Search products',
  searchPlaceholder: 'Name, other name or number',
  filtersLabel: 'Filters',
  draftsFilter: 'Drafts',
  hiddenFilter: 'Hidden',
  soldOutFilter: 'Out of Stock',
  categoryLabel: 'Category',
  allCategories: 'All categories',
  clearFilters: 'Clear Filters',
  showMore: 'Show More',
  hiddenMark: 'Hidden',
  soldOutMark: 'Out of stock',
  newMark: 'New',
  notInShopMark: 'Not in the shop',
  unnamedProduct: 'No name yet',
  noDraftsTitle: 'No drafts',
  noDraftsText:
    'Everything is published. When somebody changes a product, it is listed here until it is published.',
  noHiddenTitle: 'No hidden products',
  noHiddenText:
    'Visitors see every product. To take one out of the shop, open it, choose “Hidden” and publish it.',
  noSoldOutTitle: 'Everything is in stock',
  noSoldOutText: 'When something runs out, press “Mark Out of Stock” beside it in the list.',
  nothingFoundTitle: 'No product found',
  nothingFoundText: 'Please try fewer letters, another name, or all categories.',
  emptyCatalogueTitle: 'No products yet',
  emptyCatalogueText: 'Press “New Product” to add the first one.',
  catalogueName: 'The catalogue',
  listFailed:
    'Only drafts and what was published last are listed: the other products could not be loaded. Nothing is lost.',
  tryAgain: 'Try Again',
  creatingProduct: 'Preparing the new product',
  noNewProductTitle: 'The new product is not there yet',
  noNewProductText:
    'The desk could not reach the catalogue, so nothing was added. Please check the connection and try again.',
  refusedNewProductText:
    'The catalogue did not give it a number, so nothing was added. Please open the list again and try once more.',
  backToCatalogue: 'Back to the Catalogue',
  formatProductCount: (count: number, shownCount: number): string => {
    if (count === 0) return 'No products'
    const total = `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`
    return shownCount < count ? `${total}, the first ${shownCount.toLocaleString('en')} shown` : total
  },
  /** Says whose draft a product has; `time` is such as 'at 12:40'. */
  formatDraftMark: (name: string, time: string) => `Draft by ${name} ${time}`,
  missingSearchesTitle: 'Missing Searches',
  missingSearchesLead:
    'What visitors searched for and did not find, by month. If it is a name of something you sell, add it as another name: from then on, the search finds the product. “Ignore” takes it off this list for everybody.',
  loadingMissingSearches: 'Loading the searches',
  missingSearchesName: 'The missing searches',
  missingSearchesAbsent: 'Nothing is counted yet, because the functions of this site are not deployed.',
  noMissingSearches: 'Nothing yet. Every search of the last 12 months has found a product or a similar one.',
  formatMissingSearchMonth: (month: string): string =>
    formatLagosDate(Date.parse(`${month}-01T12:00Z`)).replace(/^\d+ /, ''),
  formatSearchCount: (count: number): string => (count === 1 ? '1 search' : `${count} searches`),
  addAsOtherName: 'Add as other name of …',
  ignoreSearch: 'Ignore',
  searchIgnored: 'Ignored.',
  undoIgnore: 'Undo',
  ignoringFailed: "That didn't work, and nothing has changed. Check your connection, then press again.",
  isNameNow: 'Is a name in the shop now',
  findProductLabel: 'Find the product',
  formatChoicesLabel: (word: string) => `Add “${word}” to`,
  noProductFound: 'No product has this name. Try a part of it, or its number.',
  productsNotLoaded: "The products couldn't be loaded. Check your connection, then open this again.",
  /** After the word was added, up to the product's name. */
  formatNameAdded: (word: string) => `“${word}” is in the draft of`,
  publishToShow: '. Publish it there to show it to visitors.',
  formatNamesFull: (product: string) =>
    `${product} already has ${productFieldLimits.otherNames} other names, and nothing was added. Remove one in its form first.`,
  formatDraftUnmerged: (product: string) =>
    `${product} was published after its draft, and nothing was added. Open its form and choose between both first.`,
  nameRefused:
    'The database refused the change, and nothing was added. Sign out and in again. If it keeps happening, ask the person who set up your staff account.',
  nameUnreachable:
    "We couldn't reach the database. Check your connection, then press again: the name is added once.",
}
