import { useMemo } from 'react'
import { builtShop } from '../../../domain/settings/visibleShop'
import { createRetryableLazy } from '../../browser/retryableLazy'
import { safeLocalStorage } from '../../browser/safeStorage'
import { getServerClockOffsetMs } from '../../browser/serverClock'
import { createProductFinder, getCachedProducts, loadProducts } from '../catalogue/productList'
import { useCatalogueOverlay } from '../catalogue/publishedChanges'
import { loadSearchTerms } from '../catalogue/searchTerms'
import { useVisibleProduct } from '../catalogue/useVisibleProduct'
import { limitAgeOfKeptDocuments } from '../firebase/keptDocuments'
import { loadFirebaseModule } from '../firebase/loadFirebaseModule'
import { keepPushRegistered } from '../push/keepPushRegistered'
import { useNotificationSettings } from '../push/notificationSettings'
import { preloadSignIn, signOut } from '../session/session'
import { useStaffSession } from '../session/useStaffSession'
import { createAlertSettingsStore } from './alertSettings'
import { secondFactor, signInAtDesk } from './deskSignIn'
import type { DeskServices } from './DeskServices'
import { createPushControl } from '../push/pushSwitch'
import type { PushApp } from '../push/registeredDevice'
import { type PushSwitch, usePushControl } from '../push/usePushControl'

const loadProvider = async () => {
  const [{ FirebaseStaffServicesProvider }] = await Promise.all([
    import('./FirebaseStaffServicesProvider'),
    limitAgeOfKeptDocuments(),
  ])
  return FirebaseStaffServicesProvider
}

const loadDigestDocument = () => loadFirebaseModule(() => import('../firebase/digestDocument'))

const loadPushDevices = () => loadFirebaseModule(() => import('../push/ownPushDevices'))

export const firebaseDeskServices: DeskServices = {
  useSession: useStaffSession,
  preloadSignIn,
  signIn: signInAtDesk,
  secondFactor,
  signOut,
  getServerClockOffsetMs,
  products: {
    getLoaded: getCachedProducts,
    load: loadProducts,
    loadSearchTerms,
    useFinder: () => {
      const overlay = useCatalogueOverlay()
      return useMemo(() => createProductFinder(overlay), [overlay])
    },
    useVisible: useVisibleProduct,
  },
  useVisibleShop: () => {
    const overlay = useCatalogueOverlay()
    return overlay && (overlay.shop ?? builtShop)
  },
  alertSettings: createAlertSettingsStore(safeLocalStorage),
  useNotificationSettings,
  usePushSwitch: (publicKey) => usePushSwitch('desk', publicKey),
  keepPushRegistered: () => keepPushRegistered('desk'),
  fetchPushDevices: () =>
    loadPushDevices().then(
      ({ fetchOwnPushDevices }) => fetchOwnPushDevices(),
      () => null,
    ),
  removePushDevice: (id) =>
    loadPushDevices().then(
      ({ removeOwnPushDevice }) => removeOwnPushDevice(id),
      () => false,
    ),
  digest: {
    read: async () => (await loadDigestDocument()).readDigestSettings(),
    choose: async (channel) => (await loadDigestDocument()).chooseDigestChannel(channel),
  },
  preloadStaffServices: () => {
    // Ignore a failed preload: the component downloads the code again and reports the failure.
    loadProvider().catch(() => undefined)
  },
  StaffServicesProvider: createRetryableLazy(loadProvider),
}

function usePushSwitch(app: PushApp, publicKey: string | null): PushSwitch | null {
  const control = useMemo(
    () => (publicKey === null ? null : createPushControl(app, publicKey)),
    [app, publicKey],
  )
  return usePushControl(control)
}
