import { toModuleId } from '../webModules'

type ModuleFilter = (id: string) => boolean

/** Groups modules into chunks. A module that several screens share goes into the first group that matches it. */
export function createChunkGroups(isStartupModule: ModuleFilter) {
  const isUsedByMostScreens = isIn(
    'ui/pictures',
    'ui/PageSection.tsx',
    'ui/PageSection.module.css',
    'ui/Heading.tsx',
    'ui/Heading.module.css',
    'ui/NoScriptNotice.tsx',
    'ui/NoScriptNotice.module.css',
    'ui/forms/useEarlyInput.ts',
    'browser/isDataSaverOn.ts',
    'domain/catalogue/picture.ts',
    toMessages('noLongerSold'),
  )
  const isToaster = isIn('ui/toasts/toaster.tsx', 'ui/toasts/toaster.css')
  const isOrderList = isIn(
    'domain/order-list',
    ...['orderList', 'orderListChanges'].map(toMessages),
    'domain/catalogue/formatQuantity.ts',
  )
  const isAccountMessages = isIn(
    ...['account', 'accountFailure', 'changePassword', 'deletion', 'login', 'session', 'signOut'].map(
      toMessages,
    ),
  )
  const isAccountList = isIn(toMessages('accountList'))
  const isAccount = (id: string) =>
    isIn('features/account', 'data/accountPassword.ts')(id) || isAccountMessages(id)
  const isSentItem = isIn(
    'domain/sent-items',
    ...['guestItems', 'myRequests', 'sentItemCard', 'sentItemStatus', 'statusLink'].map(toMessages),
  )
  const isOutgoing = isIn('domain/sending', ...['forms', 'outbox', 'validation'].map(toMessages))
  // Every signed-in visitor downloads these.
  const isSignOut = isIn('features/account/saveAndSignOut.ts', 'features/account/SignOutButton.tsx')
  // What only few visitors load is no part of what most screens share.
  const isPush = isIn(
    'ui/push',
    'domain/push',
    'browser/pushSupport.ts',
    'browser/pushSubscription.ts',
    'browser/systemNotifications.ts',
    'domain/site/apiPaths.ts',
    'domain/site/deskPath.ts',
  )
  const isShared = isIn('domain', 'browser', 'ui')
  return [
    { name: 'libraries', test: (id: string) => isStartupModule(id) && id.includes('/node_modules/') },
    { name: 'site', test: (id: string) => isStartupModule(id) || isUsedByMostScreens(id) },
    // Product pages share links too, and need nothing else of the 'shared' chunk.
    {
      name: 'sharing',
      test: isIn('ui/sharing', 'browser/shareLink.ts', 'browser/copyText.ts', toMessages('sharing')),
      minShareCount: 2,
    },
    { name: 'sent', test: isSentItem, minShareCount: 2 },
    { name: 'outgoing', test: isOutgoing, minShareCount: 2 },
    { name: 'lists', test: isOrderList, minShareCount: 2 },
    {
      name: 'catalogue',
      test: isIn(
        'features/catalogue',
        'ui/products',
        'domain/catalogue/paging.ts',
        toMessages('unitOfSale'),
        'domain/site/shortenDescription.ts',
      ),
      minShareCount: 2,
    },
    { name: 'forms', test: isIn('ui/forms', 'domain/account', 'browser/inAppBrowser.ts'), minShareCount: 2 },
    {
      name: 'shared',
      test: (id: string) =>
        isShared(id) && !isToaster(id) && !isAccountList(id) && !isAccountMessages(id) && !isPush(id),
      minShareCount: 2,
    },
    // A chunk for each shared file would make the list of files longer, which every first visit downloads.
    { name: 'sessionEnd', test: isSignOut, minShareCount: 2 },
    { name: 'account', test: isAccount, minShareCount: 2 },
  ]
}

function toMessages(screen: string): string {
  return `domain/messages/${screen}.ts`
}

/** Creates a filter for modules that are in one of these files or folders of web/. */
function isIn(...paths: readonly string[]): ModuleFilter {
  const ids = paths.map(toModuleId)
  return (id) => ids.some((path) => id === path || id.startsWith(`${path}/`))
}
