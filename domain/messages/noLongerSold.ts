/** The mark of a product that was hidden while a page shows it. */
export const noLongerSold = 'No longer sold'
