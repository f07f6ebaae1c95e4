import type { Firestore } from 'firebase/firestore'
import { type ReactNode, useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { createChangeNotifier } from '../../browser/createChangeNotifier'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { apiPaths } from '../../../domain/site/apiPaths'
import { loadFirebaseModule } from '../firebase/loadFirebaseModule'
import { FirestoreSessionProvider } from '../session/FirestoreSessionProvider'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'
import type { ApiOutcome } from '../firebase/api'
import { callStaffApi } from './callStaffApi'
import { createCatalogueDatabase } from './catalogue/catalogueDatabase'
import { useDrafts, useHiddenProducts, useRecentlyPublished } from './catalogue/catalogueLists'
import type { CatalogueServices } from './catalogue/CatalogueServices'
import { fetchMissingSearches, ignoreMissingSearch } from './catalogue/fetchMissingSearches'
import { useNewestVersion } from './catalogue/productVersions'
import { publishImport } from './catalogue/publishImport'
import { useStoredState } from './catalogue/useStoredState'
import { createCustomerServices } from './customers'
import { StaffServicesContext } from './DeskServices'
import { createDeskCache, useIsStorageFull } from './deskCache'
import { fetchRequestsWithProduct } from './fetchRequestsWithProduct'
import { fetchSentItems } from './fetchSentItems'
import { useReplies } from '../live/useReplies'
import { useDeskItem, useItemDeliveries, useStaffNotes } from './liveItem'
import { createPriceServices } from './prices'
import { deleteReplyTemplate, saveReplyTemplate, useReplyTemplates } from './replyTemplates'
import { searchSentItems } from './searchSentItems'
import { createShopSettingsServices } from './shopSettings'
import { logExport, useStaffLog } from './staffLog'
import type { StaffServices } from './StaffServices'
import { useArrivals } from './useArrivals'
import { useDayFigures } from './useDayFigures'
import { useFailedMails } from './useFailedMails'
import { useInboxPage } from './useInboxPage'
import { useFilterCounts, useWaitingCount } from './useItemCounts'
import { useItemsOfSameSender, useNewestSentItems } from './useNewestSentItems'
import { useReminders } from './useReminders'
import { waitForUpload } from './waitForUpload'
import { writeStaffAction, writeStaffNote } from './writeStaffAction'
import { useIsAnswered } from '../live/liveAnswers'

type Props = { staff: SentItemClaim; children: ReactNode }

/** Provides useStaff from Firebase. Load lazily: this component imports the full Firestore SDK. */
export function FirebaseStaffServicesProvider(props: Props) {
  // Another key: the screens start again with the Firestore that replaces this one.
  return (
    <FirestoreSessionProvider
      key={String(useIsStorageFull())}
      sessionKind="visitor"
      createCache={createDeskCache}
    >
      <FirestoreServices {...props} />
    </FirestoreSessionProvider>
  )
}

function FirestoreServices({ staff: { uid, name }, children }: Props) {
  const firestore = useFirestore()
  const services = useMemo(() => createStaffServices(firestore, { uid, name }), [firestore, uid, name])
  return <StaffServicesContext value={services}>{children}</StaffServicesContext>
}

function createStaffServices(firestore: Firestore, staff: SentItemClaim): StaffServices {
  const countRefreshes = createChangeNotifier()
  return {
    staff,
    useIsAnswered,
    useIsStorageFull,
    useInboxPage,
    useDeskItem,
    useStaffNotes,
    useReplies,
    useItemDeliveries,
    useFailedMails,
    useNewestSentItems,
    useItemsOfSameSender,
    useReminders,
    useReplyTemplates,
    useDayFigures,
    useStaffLog,
    useArrivals,
    useWaitingCount: () => useWaitingCount(countRefreshes.subscribe),
    useFilterCounts: (waitingCount) => useFilterCounts(countRefreshes.subscribe, staff.uid, waitingCount),
    refreshCounts: countRefreshes.notify,
    writeAction: (key, action) => writeStaffAction(firestore, key, action, staff),
    writeNote: (key, note) => writeStaffNote(firestore, key, note, staff),
    saveTemplate: (template) => saveReplyTemplate(firestore, template, staff.uid),
    deleteTemplate: (template) => deleteReplyTemplate(firestore, template, staff),
    logExport: (what) => logExport(firestore, what, staff),
    resendDelivery: (id) => callStaffApi(apiPaths.resend, { body: { id } }),
    createStatusLink: async ({ kind, id }) =>
      parseStatusLink(await callStaffApi(apiPaths.statusLink, { body: { kind, id } })),
    undoAction: ({ kind, id }, what) => callStaffApi(apiPaths.undo, { body: { kind, id, what } }),
    resendFailedMails: (failedUntil) =>
      callStaffApi(apiPaths.resendFailed, { body: { failedUntil: failedUntil.getTime() } }),
    fetchSentItems: (filter, progress) =>
      fetchSentItems(firestore, { filter, staffUid: staff.uid, ...progress }),
    fetchRequestsWithProduct: (productId, since) => fetchRequestsWithProduct(firestore, productId, since),
    searchItems: (text) => searchSentItems(firestore, text),
    catalogue: createCatalogueServices(firestore, staff),
    prices: createPriceServices(firestore, staff),
    customers: createCustomerServices(firestore, staff),
    shopSettings: createShopSettingsServices(firestore, staff),
  }
}

function parseStatusLink(outcome: ApiOutcome): string | null {
  if (outcome.kind !== 'answered') return null
  const { url } = toRecordOrEmpty(outcome.body)
  return typeof url === 'string' ? url : null
}

function createCatalogueServices(firestore: Firestore, staff: SentItemClaim): CatalogueServices {
  return {
    ...createCatalogueDatabase(firestore, staff),
    useDrafts,
    useRecentlyPublished,
    useHiddenProducts,
    useNewestVersion,
    useStoredState,
    publishImport,
    fetchMissingSearches,
    ignoreMissingSearch,
    preloadFileUpload: () => {
      // Ignore a failed preload: the upload imports the code again and reports the failure.
      loadUploadModule().catch(() => undefined)
    },
    uploadFile: async (upload) => (await loadUploadModule()).uploadFile(upload),
    waitForUpload,
  }
}

const loadUploadModule = () => loadFirebaseModule(() => import('../firebase/uploadFile'))
