/** The precached modules: the screens that work offline. Firebase and the account's screens need a network. */
export const precachedModulesAndFiles = {
  entry: 'app/main.tsx',
  /** Modules that visitors can use offline: the home page, the product pages, search, the order list and the forms. */
  ahead: [
    'features/home/HomePage.tsx',
    'features/catalogue/StorePage.tsx',
    'features/catalogue/ProductPage.tsx',
    'features/catalogue/AllProductsPage.tsx',
    'features/order-list/ConfirmListPage.tsx',
    'features/sending/RequestPage.tsx',
    'features/sending/ContactPage.tsx',
    'features/sending/OutboxBanner.tsx',
    'app/NotFoundPage.tsx',
    'ui/toasts/toaster.tsx',
    'domain/catalogue/search/searchProducts.ts',
  ],
  /** Names of catalogue files; createCatalogueFiles.ts describes them. The details come last: see web/offline/fileCache.ts. */
  essentialFiles: ['first', 'products'],
  aheadFiles: ['search', 'details'],
}
