/** While the catalogue's screens load. */
export const loadingCatalogue = 'Loading the catalogue'

/** The title of the list of products. */
export const catalogueTitle = 'Catalogue'
