/**
 * The modules whose files the service worker keeps ahead. Firebase, the account's screens and the forms are not among
 * them: without a network they are of no use, and most visitors never open them.
 */
export const keptParts = {
  entry: 'app/main.tsx',
  /** Browsing, searching, the details of every product, the order list, and the messages that these show. */
  more: [
    'features/home/HomePage.tsx',
    'features/catalogue/StorePage.tsx',
    'features/catalogue/ProductPage.tsx',
    'features/catalogue/AllProductsPage.tsx',
    'features/order-list/ConfirmListPage.tsx',
    'app/NotFoundPage.tsx',
    'ui/toaster.tsx',
    'domain/suggestions.ts',
    'app/offline/start.ts',
  ],
  /** Files of the catalogue, by their names: every product as the list shows it, what else they are called, and the details. */
  essentialFiles: ['first', 'products'],
  moreFiles: ['names', 'details'],
}
