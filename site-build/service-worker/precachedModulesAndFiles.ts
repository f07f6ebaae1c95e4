/** The precached modules, without Firebase, account screens and forms: these need a network and are rarely opened. */
export const precachedModulesAndFiles = {
  entry: 'app/main.tsx',
  /** Modules that visitors can use offline: the home page, the product pages, search and the order list. */
  more: [
    'features/home/HomePage.tsx',
    'features/catalogue/StorePage.tsx',
    'features/catalogue/ProductPage.tsx',
    'features/catalogue/AllProductsPage.tsx',
    'features/order-list/ConfirmListPage.tsx',
    'app/NotFoundPage.tsx',
    'ui/toasts/toaster.tsx',
    'domain/catalogue/suggestions.ts',
    'app/offline/startServiceWorker.ts',
  ],
  /** Names of catalogue files; createCatalogueFiles.ts describes them. */
  essentialFiles: ['first', 'products'],
  moreFiles: ['names', 'details'],
}
