import { lazy } from 'react'
import { importAgain } from '../browser/importAgain'
import { importWithReload } from '../browser/reloadOnStaleBuild'
import { createRetryableLazy } from '../browser/retryableLazy'
import type { SafeStorage } from '../browser/safeStorage'
import { siteCatalogue } from './catalogue/siteCatalogue'
import { guestFlag } from './session/sentAsGuest'
import type { ShopServices } from './ShopServices'

const loadSession = () => importAgain(() => import('./session/session'))
const loadPassword = () => importAgain(() => import('./session/accountPassword'))
const loadDeletion = () => importAgain(() => import('./session/accountDeletion'))
const loadOrderList = () => importWithReload(() => import('./firebase/orderListDocument'))

/** Creates the services of the site. The code behind each is loaded at its first use: a first visit needs little of it. */
export function createShopServices(storage: SafeStorage): ShopServices {
  return {
    storage,
    catalogue: siteCatalogue,
    missingSearches: {
      report: async (text) => {
        ;(await import('./catalogue/missingSearches')).reportMissingSearch(text)
      },
    },
    guest: guestFlag,
    session: {
      preloadSignIn: () => preload(loadSession().then((loaded) => loaded.preloadSignIn())),
      preloadSignOut: () => preload(loadSession().then((loaded) => loaded.preloadSignOut())),
      signIn: async (email, password) => (await loadSession()).signIn(email, password),
      registerAccount: async (email, password) => (await loadSession()).registerAccount(email, password),
      signInThroughGoogle: async () => (await loadSession()).signInThroughGoogle(),
      signOut: async (unmount) => (await loadSession()).signOut(unmount),
      clearGuestSession: async () => (await loadSession()).clearGuestSession(),
      Observer: lazy(() =>
        importWithReload(async () => ({
          default: (await import('./session/SessionObserver')).SessionObserver,
        })),
      ),
    },
    account: {
      requestPasswordReset: async (email) => (await loadPassword()).requestPasswordReset(email),
      hasPassword: async () => (await loadPassword()).hasPassword(),
      changePassword: async (oldPassword, newPassword) =>
        (await loadPassword()).changePassword(oldPassword, newPassword),
      preloadReauthentication: () =>
        preload(loadDeletion().then((loaded) => loaded.preloadReauthentication())),
      signInAgain: async (password) => (await loadDeletion()).signInAgain(password),
      signInAgainThroughGoogle: async () => (await loadDeletion()).signInAgainThroughGoogle(),
      checkDeletion: async () => (await loadDeletion()).checkAccountDeletion(),
      deleteAccounts: async () => (await loadDeletion()).deleteAccounts(),
    },
    accountList: {
      update: async (userID, merge, signal) => (await loadOrderList()).updateOrderList(userID, merge, signal),
      readTime: async (userID, signal) => (await loadOrderList()).readOrderListTime(userID, signal),
    },
    sending: {
      attemptSend: async (submission, options) =>
        (await importAgain(() => import('./firebase/attemptSend'))).attemptSend(submission, options),
      fetchSentItemReport: async (token) =>
        (await importAgain(() => import('./sending/sentItemReport'))).fetchSentItemReport(token),
      sendSenderRequest: async (request) =>
        (await importAgain(() => import('./sending/senderRequests'))).sendSenderRequest(request),
    },
    sentItems: {
      RepliesObserver: createRetryableLazy(
        async () => (await import('./session/SentItemsObserver')).SentRepliesObserver,
      ),
      Observer: createRetryableLazy(
        async () => (await import('./session/SentItemsObserver')).SentItemsObserver,
      ),
    },
    push: {
      findControl: async () =>
        (await importAgain(() => import('./push/findShopPushControl'))).findShopPushControl(),
    },
  }
}

// Ignore a failed preload: what needs the code imports it again and reports the failure.
function preload(loading: Promise<void>): void {
  loading.catch(() => undefined)
}
