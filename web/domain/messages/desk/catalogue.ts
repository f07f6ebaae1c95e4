/** While the catalogue's screens load. */
export const loadingCatalogue = 'Loading the catalogue'

/** The title of the list of products. */
export const catalogueTitle = 'Catalogue'

/** Who published a product, as long as the name is not loaded. */
export const someColleague = 'A colleague'
