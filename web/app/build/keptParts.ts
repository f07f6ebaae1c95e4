/**
 * The modules whose files the service worker keeps ahead. Firebase, the account's screens and the forms are not among
 * them: without a network they are of no use, and most visitors never open them.
 */
export const keptParts = {
  entry: 'app/main.tsx',
  /** Needed on every page. */
  essentials: ['virtual:catalogue'],
  /** Browsing, searching, the details of every product, the order list, and the messages that these show. */
  more: [
    'features/home/HomePage.tsx',
    'features/catalogue/StorePage.tsx',
    'features/catalogue/ProductPage.tsx',
    'features/order-list/ConfirmListPage.tsx',
    'virtual:catalogue/otherNames',
    'virtual:catalogue/details',
    'ui/toaster.tsx',
    'app/offline/start.ts',
  ],
}
