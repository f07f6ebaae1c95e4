/** While the catalogue's screens load. */
export const loadingCatalogue = 'Loading the catalogue'

/** The title of the list of products. */
export const catalogueTitle = 'Catalogue'

/** Who published a product, as long as the name is not loaded. */
export const someColleague = 'A colleague'

/** The links of the list. */
export const newProduct = 'New Product'
export const importAndExport = 'Import and Export'
export const missingSearches = 'Missing Searches'

/** The search and the filters of the list. */
export const searchLabel = 'Search products'
export const searchPlaceholder = 'Name, other name or number'
export const filtersLabel = 'Filters'
export const draftsFilter = 'Drafts'
export const hiddenFilter = 'Hidden'
export const categoryLabel = 'Category'
export const allCategories = 'All categories'
export const clearFilters = 'Clear Filters'
export const showMore = 'Show More'

/** The marks of a product in the list. */
export const hiddenMark = 'Hidden'
export const newMark = 'New'
export const notInShopMark = 'Not in the shop'
export const unnamedProduct = 'No name yet'

/** The states of a list without products. */
export const noDraftsTitle = 'No drafts'
export const noDraftsText =
  'Everything is published. When somebody changes a product, it is listed here until it is published.'
export const noHiddenTitle = 'No hidden products'
export const noHiddenText =
  'Visitors see every product. To take one out of the shop, open it, choose “Hidden” and publish it.'
export const nothingFoundTitle = 'No product found'
export const nothingFoundText = 'Please try fewer letters, another name, or all categories.'
export const emptyCatalogueTitle = 'No products yet'
export const emptyCatalogueText = 'Press “New Product” to add the first one.'

/** When the list of products cannot be loaded. */
export const catalogueName = 'The catalogue'
export const listFailed =
  'Only drafts and what was published last are listed: the other products could not be loaded. Nothing is lost.'
export const tryAgain = 'Try Again'

/** While a new product gets its number, and when it cannot. */
export const creatingProduct = 'Preparing the new product'
export const noNewProductTitle = 'The new product is not there yet'
export const noNewProductText =
  'The desk could not reach the catalogue, so nothing was added. Please check the connection and try again.'
export const refusedNewProductText =
  'The catalogue did not give it a number, so nothing was added. Please open the list again and try once more.'
export const backToCatalogue = 'Back to the Catalogue'

/** Says how many products the list shows. */
export function formatProductCount(count: number, shownCount: number): string {
  if (count === 0) return 'No products'
  const total = `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`
  return shownCount < count ? `${total}, the first ${shownCount.toLocaleString('en')} shown` : total
}

/** Says whose draft a product has; `time` is such as 'at 12:40'. */
export function formatDraftMark(name: string, time: string): string {
  return `Draft by ${name} ${time}`
}
