/** The precached modules: the screens that work offline. Firebase and the account's screens need a network. */
export const precachedModulesAndFiles = {
  entry: 'web/app/main.tsx',
  /** Modules that visitors can use offline: the home page, the product pages, search, the order list and the forms. */
  ahead: [
    'web/features/home/HomePage.tsx',
    'web/features/catalogue/StorePage.tsx',
    'web/features/catalogue/ProductPage.tsx',
    'web/features/catalogue/AllProductsPage.tsx',
    'web/features/order-list/ConfirmListPage.tsx',
    'web/features/sending/RequestPage.tsx',
    'web/features/sending/ContactPage.tsx',
    'web/features/sending/OutboxBanner.tsx',
    'web/app/NotFoundPage.tsx',
    'web/ui/toasts/toaster.tsx',
    'domain/catalogue/search/searchProducts.ts',
  ],
  /** Names of catalogue files; createCatalogueFiles.ts describes them. The details come last: see web/offline/fileCache.ts. */
  essentialFiles: ['first', 'products'],
  aheadFiles: ['search', 'details'],
}
