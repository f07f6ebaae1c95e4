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
  )
  const isToaster = isIn('ui/toasts/toaster.tsx', 'ui/toasts/toaster.css')
  const isOrderList = isIn(
    'domain/order-list',
    'domain/messages/orderList.ts',
    'domain/messages/orderListChanges.ts',
    'domain/catalogue/formatQuantity.ts',
  )
  const isAccountList = isIn('domain/messages/accountList.ts')
  const isAccount = isIn('features/account', 'data/accountPassword.ts')
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
      test: isIn('ui/sharing', 'browser/shareLink.ts', 'browser/copyText.ts', 'domain/messages/sharing.ts'),
      minShareCount: 2,
    },
    { name: 'sent', test: isIn('domain/sent-items', 'domain/messages/guestItems.ts'), minShareCount: 2 },
    { name: 'outgoing', test: isIn('domain/sending', 'domain/messages/outbox.ts'), minShareCount: 2 },
    { name: 'lists', test: isOrderList, minShareCount: 2 },
    {
      name: 'catalogue',
      test: isIn(
        'features/catalogue',
        'domain/catalogue/paging.ts',
        'domain/messages/unitOfSale.ts',
        'domain/site/shortenDescription.ts',
      ),
      minShareCount: 2,
    },
    { name: 'forms', test: isIn('ui/forms', 'domain/account', 'browser/inAppBrowser.ts'), minShareCount: 2 },
    {
      name: 'shared',
      test: (id: string) => isShared(id) && !isToaster(id) && !isAccountList(id) && !isPush(id),
      minShareCount: 2,
    },
    // A chunk for each shared file would make the list of files longer, which every first visit downloads.
    { name: 'sessionEnd', test: isSignOut, minShareCount: 2 },
    { name: 'account', test: isAccount, minShareCount: 2 },
  ]
}

/** Creates a filter for modules that are in one of these files or folders of web/. */
function isIn(...paths: readonly string[]): ModuleFilter {
  const ids = paths.map(toModuleId)
  return (id) => ids.some((path) => id === path || id.startsWith(`${path}/`))
}
