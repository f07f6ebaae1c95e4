import type { Plugin } from 'vite'
import { toModuleId } from './webModules'

type ModuleFilter = (id: string) => boolean

/** Groups modules into chunks. A module that several screens share goes into the first group that matches it. */
export function createChunkGroups(isStartupModule: ModuleFilter) {
  const isUsedByMostScreens = isIn(
    'web/ui/pictures',
    'web/ui/products/cardFrame.module.css',
    'domain/site/shortenDescription.ts',
    'web/ui/PageSection.tsx',
    'web/ui/PageSection.module.css',
    'web/ui/Heading.tsx',
    'web/ui/Heading.module.css',
    'web/ui/NoScriptNotice.tsx',
    'web/ui/NoScriptNotice.module.css',
    'web/ui/forms/useEarlyInput.ts',
    'web/browser/isDataSaverOn.ts',
    'domain/catalogue/picture.ts',
    toMessages('ui'),
  )
  const isToaster = isIn('web/ui/toasts/toaster.tsx', 'web/ui/toasts/toaster.css')
  const isOrderList = isIn(
    'domain/order-list',
    ...['orderList', 'orderListPage'].map(toMessages),
    'domain/catalogue/formatQuantity.ts',
    'web/features/order-list/findOrderListProduct.ts',
  )
  const isListMerge = isIn(
    'domain/order-list/mergeSharedList.ts',
    'domain/order-list/formatRaisedProducts.ts',
  )
  const isAccountMessages = isIn(...['account', 'accountPages', 'privacy'].map(toMessages))
  const isSessionMessages = isIn(toMessages('session'))
  const isAccount = (id: string) =>
    isIn('web/features/account', 'web/data/session/accountPassword.ts')(id) || isAccountMessages(id)
  // What a visitor has sent, as it comes back from Firestore: the forms need nothing of it.
  const isStoredSentItem = isIn(
    ...['sentItem', 'acceptance'].map((name) => `domain/sent-items/${name}.ts`),
    ...['myRequests', 'sentItems'].map(toMessages),
  )
  const isSentItem = isIn(
    'domain/sent-items',
    'domain/opening-hours',
    'domain/site/lagosTime.ts',
    'domain/validation/timestamp.ts',
  )
  const isConversation = isIn(
    'domain/conversation',
    'domain/quotes',
    'domain/money',
    toMessages('conversation'),
  )
  const isShopAnswer = isIn('domain/settings/shopAnswers.ts', toMessages('shopAnswers'))
  const isSubmission = isIn('domain/sending', ...['sending', 'outbox'].map(toMessages))
  // Every signed-in visitor downloads these.
  const isForSignedIn = isIn(
    'web/features/account/saveAndSignOut.ts',
    'web/features/account/SignOutButton.tsx',
    'web/state/localChangeTime.ts',
  )
  const isApi = isIn('web/data/firebase/api.ts', 'domain/site/apiPaths.ts')
  // What only few visitors load is no part of what most screens share.
  const isPush = isIn(
    'web/ui/push',
    'domain/push',
    'web/browser/pushSupport.ts',
    'web/browser/pushSubscription.ts',
    'web/browser/systemNotifications.ts',
    'domain/site/deskPath.ts',
  )
  // Pages of products that have them load these, and so does what publishes changes to open pages.
  const isProof = isIn('domain/catalogue/certificate.ts', 'domain/catalogue/morePictures.ts')
  const isCatalogue = isIn(
    'web/features/catalogue',
    'web/ui/products',
    'domain/catalogue/paging.ts',
    toMessages('catalogue'),
    'web/data/catalogue/searchTerms.ts',
  )
  // The product list, the pages of uses and the search need these; other pages with products do not.
  const isProductList = isIn(
    'domain/catalogue/productSearch.ts',
    'domain/catalogue/splitSearchWords.ts',
    'web/features/catalogue/ProductGrid.tsx',
    'web/features/catalogue/ProductGrid.module.css',
    'web/features/catalogue/useSteadyHits.ts',
    'web/ui/products/ProductCard.tsx',
    'web/ui/products/ProductCard.module.css',
  )
  // What reads a typed list loads after the forms, and is not kept ahead for a visit without a connection.
  const isTypedList = isIn(
    'domain/typed-lists',
    'domain/sent-items/findDeletedProducts.ts',
    'domain/sent-items/nameRequestLines.ts',
  )
  const isSearch = isIn('domain/catalogue/search', 'domain/catalogue/spelling.ts')
  const isShared = isIn(
    'domain',
    'web/browser',
    'web/ui',
    // The outbox waits for pending saves, and needs nothing else of the 'sessionEnd' chunk.
    'web/state/pendingSaves.ts',
  )
  return [
    { name: 'libraries', test: (id: string) => isStartupModule(id) && id.includes('/node_modules/') },
    { name: 'site', test: (id: string) => isStartupModule(id) || isUsedByMostScreens(id) },
    // Product pages share links too, and need nothing else of the 'shared' chunk.
    {
      name: 'sharing',
      test: isIn(
        'web/ui/sharing',
        'web/browser/shareLink.ts',
        'web/browser/copyText.ts',
        toMessages('sharing'),
      ),
      minShareCount: 2,
    },
    {
      name: 'sent',
      test: (id: string) => isSentItem(id) && !isStoredSentItem(id) && !isTypedList(id),
      minShareCount: 2,
    },
    { name: 'storedSentItems', test: isStoredSentItem, minShareCount: 2 },
    { name: 'submissions', test: isSubmission, minShareCount: 2 },
    // The only part of the order list that guides load.
    { name: 'mergeList', test: isListMerge, minShareCount: 2 },
    { name: 'answers', test: isShopAnswer, minShareCount: 2 },
    { name: 'lists', test: isOrderList, minShareCount: 2 },
    { name: 'typedLists', test: isTypedList, minShareCount: 2 },
    { name: 'searchNames', test: isSearch, minShareCount: 2 },
    {
      name: 'catalogue',
      test: (id: string) => isCatalogue(id) && !isProductList(id),
      minShareCount: 2,
    },
    { name: 'productList', test: isProductList, minShareCount: 2 },
    {
      name: 'forms',
      test: isIn('web/ui/forms', 'domain/account', 'web/browser/inAppBrowser.ts'),
      minShareCount: 2,
    },
    { name: 'api', test: isApi, minShareCount: 2 },
    {
      name: 'shared',
      test: (id: string) =>
        isShared(id) &&
        !isToaster(id) &&
        !isSessionMessages(id) &&
        !isAccountMessages(id) &&
        !isPush(id) &&
        !isProof(id) &&
        !isConversation(id),
      minShareCount: 2,
    },
    // A chunk for each shared file would make the list of files longer, which every first visit downloads.
    { name: 'sessionEnd', test: isForSignedIn, minShareCount: 2 },
    { name: 'account', test: isAccount, minShareCount: 2 },
    { name: 'conversation', test: isConversation, minShareCount: 2 },
    { name: 'proof', test: isProof, minShareCount: 2 },
  ]
}

function toMessages(screen: string): string {
  return `domain/messages/${screen}.ts`
}

/** Creates a filter for modules that are in one of these files or folders. */
function isIn(...paths: readonly string[]): ModuleFilter {
  const ids = paths.map(toModuleId)
  return (id) => ids.some((path) => id === path || id.startsWith(`${path}/`))
}

/** Collects the modules that every page needs, because the build would otherwise spread them over a dozen files. */
export function trackStartupModules(): { plugin: Plugin; has: (id: string) => boolean } {
  const modules = new Set<string>()
  const plugin: Plugin = {
    name: 'startup-modules',
    apply: 'build',
    buildEnd() {
      const addImports = (id: string) => {
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) modules.add(imported)
      }
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) addImports(id)
      for (const id of modules) addImports(id)
    },
  }
  return { plugin, has: (id) => modules.has(id) }
}
