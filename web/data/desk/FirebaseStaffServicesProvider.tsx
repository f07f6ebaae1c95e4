import type { Firestore } from 'firebase/firestore'
import { type ReactNode, useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { createChangeNotifier } from '../../browser/createChangeNotifier'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { apiPaths } from '../../../domain/site/apiPaths'
import { loadFirebaseModule } from '../firebase/loadFirebaseModule'
import { FirestoreSessionProvider } from '../session/FirestoreSessionProvider'
import { callStaffApi } from './callStaffApi'
import { createCatalogueDatabase } from './catalogue/catalogueDatabase'
import { useDrafts, useHiddenProducts, useRecentlyPublished } from './catalogue/catalogueLists'
import type { CatalogueServices } from './catalogue/CatalogueServices'
import { fetchMissingSearches } from './catalogue/fetchMissingSearches'
import { useNewestVersion } from './catalogue/productVersions'
import { publishImport } from './catalogue/publishImport'
import { useStoredState } from './catalogue/useStoredState'
import { StaffServicesContext } from './DeskServices'
import { fetchItemsByReference, fetchSearchablePage } from './fetchSearchableItems'
import { fetchSentItems } from './fetchSentItems'
import { useDeskItem, useItemDeliveries, useStaffNotes } from './liveItem'
import { deleteReplyTemplate, saveReplyTemplate, useReplyTemplates } from './replyTemplates'
import { createSearchIndex } from './searchIndex'
import type { StaffServices } from './StaffServices'
import { useArrivals } from './useArrivals'
import { useDayFigures } from './useDayFigures'
import { useInboxPage } from './useInboxPage'
import { useNewestSentItems } from './useNewestSentItems'
import { useWaitingCount } from './useWaitingCount'
import { waitForPicture } from './waitForPicture'
import { writeStaffAction, writeStaffNote } from './writeStaffAction'

type Props = { staff: SentItemClaim; children: ReactNode }

/** Provides useStaff from Firebase. Load lazily: this component imports the full Firestore SDK. */
export function FirebaseStaffServicesProvider(props: Props) {
  return (
    <FirestoreSessionProvider sessionKind="visitor">
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
  const waitingCountRefreshes = createChangeNotifier()
  return {
    staff,
    useInboxPage,
    useDeskItem,
    useStaffNotes,
    useItemDeliveries,
    useNewestSentItems,
    useReplyTemplates,
    useDayFigures,
    useArrivals,
    useWaitingCount: () => useWaitingCount(waitingCountRefreshes.subscribe),
    refreshWaitingCount: waitingCountRefreshes.notify,
    writeAction: (key, action) => writeStaffAction(firestore, key, action, staff),
    writeNote: (key, note) => writeStaffNote(firestore, key, note, staff),
    saveTemplate: (template) => saveReplyTemplate(firestore, template, staff.uid),
    deleteTemplate: (id) => deleteReplyTemplate(firestore, id),
    resendDelivery: (id) => callStaffApi(apiPaths.resend, { body: { id } }),
    fetchSentItems: (filter, progress) =>
      fetchSentItems(firestore, { filter, staffUid: staff.uid, ...progress }),
    fetchItemsByReference,
    searchIndex: createSearchIndex(fetchSearchablePage),
    catalogue: createCatalogueServices(firestore, staff),
  }
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
    preloadPhotographUpload: () => {
      // Ignore a failed preload: the upload imports the code again and reports the failure.
      loadUploadModule().catch(() => undefined)
    },
    uploadPhotograph: async (upload) => (await loadUploadModule()).uploadPhotograph(upload),
    waitForPicture,
  }
}

const loadUploadModule = () => loadFirebaseModule(() => import('../firebase/uploadPhotograph'))
