import {
  type Firestore,
  collection,
  getCountFromServer,
  limit,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  where,
} from 'firebase/firestore'
import { type ReactNode, useMemo, useEffect, useState } from 'react'
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
import { fetchMissingSearches, ignoreMissingSearch } from './catalogue/fetchMissingSearches'
import { useNewestVersion } from './catalogue/productVersions'
import { publishImport } from './catalogue/publishImport'
import { useStoredState } from './catalogue/useStoredState'
import { StaffServicesContext } from './DeskServices'
import { fetchItemsByReference, fetchSearchablePage } from './fetchSearchableItems'
import { fetchSentItems } from './fetchSentItems'
import { useDeskItem, useItemDeliveries, useStaffNotes } from './liveItem'
import { deleteReplyTemplate, saveReplyTemplate, useReplyTemplates } from './replyTemplates'
import { createSearchIndex } from './searchIndex'
import { logExport, useStaffLog } from './staffLog'
import type { StaffServices } from './StaffServices'
import { useArrivals } from './useArrivals'
import { useDayFigures } from './useDayFigures'
import { useFailedMails } from './useFailedMails'
import { useInboxPage } from './useInboxPage'
import { waitForPicture } from './waitForPicture'
import { writeStaffAction, writeStaffNote } from './writeStaffAction'
import {
  parseSentItem,
  type SentItem,
  type SentItemKind,
  sortNewestFirst,
} from '../../../domain/sent-items/sentItem'
import { useIsAnswered } from '../live/liveAnswers'
import { isKnown, useLiveQuery } from '../live/liveQueries'
import { toPlainFields } from '../live/toPlainFields'
import { createSentItemQuery, describeNewestQuery } from './inboxQueries'
import { throttle } from '../../browser/throttle'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'

// Firestore deletes what was used least, from this size on: its minimum, which has the inbox many times.
const cacheSizeBytes = 1_048_576

// On the device, so that the desk opens without a connection: docs/decisions/045-the-desk-without-a-connection.md.
const createCache = () => persistentLocalCache({ cacheSizeBytes, tabManager: persistentMultipleTabManager() })

type Props = { staff: SentItemClaim; children: ReactNode }

/** Provides useStaff from Firebase. Load lazily: this component imports the full Firestore SDK. */
export function FirebaseStaffServicesProvider(props: Props) {
  return (
    <FirestoreSessionProvider sessionKind="visitor" createCache={createCache}>
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
    useIsAnswered,
    useInboxPage,
    useDeskItem,
    useStaffNotes,
    useItemDeliveries,
    useFailedMails,
    useNewestSentItems,
    useReplyTemplates,
    useDayFigures,
    useStaffLog,
    useArrivals,
    useWaitingCount: () => useWaitingCount(waitingCountRefreshes.subscribe),
    refreshWaitingCount: waitingCountRefreshes.notify,
    writeAction: (key, action) => writeStaffAction(firestore, key, action, staff),
    writeNote: (key, note) => writeStaffNote(firestore, key, note, staff),
    saveTemplate: (template) => saveReplyTemplate(firestore, template, staff.uid),
    deleteTemplate: (template) => deleteReplyTemplate(firestore, template, staff),
    logExport: (what) => logExport(firestore, what, staff),
    resendDelivery: (id) => callStaffApi(apiPaths.resend, { body: { id } }),
    undoAction: ({ kind, id }, what) => callStaffApi(apiPaths.undo, { body: { kind, id, what } }),
    resendFailedMails: (failedUntil) =>
      callStaffApi(apiPaths.resendFailed, { body: { failedUntil: failedUntil.getTime() } }),
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
    ignoreMissingSearch,
    preloadPhotographUpload: () => {
      // Ignore a failed preload: the upload imports the code again and reports the failure.
      loadUploadModule().catch(() => undefined)
    },
    uploadPhotograph: async (upload) => (await loadUploadModule()).uploadPhotograph(upload),
    waitForPicture,
  }
}

const loadUploadModule = () => loadFirebaseModule(() => import('../firebase/uploadPhotograph'))

function useNewestSentItems(maxItems: number, senderUid?: string): SentItem[] | null {
  const requests = useNewestOfKind('requests', maxItems, senderUid)
  const enquiries = useNewestOfKind('enquiries', maxItems, senderUid)
  return requests && enquiries && sortNewestFirst([...requests, ...enquiries])
}

function useNewestOfKind(
  kind: SentItemKind,
  maxItems: number,
  senderUid: string | undefined,
): SentItem[] | null {
  const firestore = useFirestore()
  const query = useMemo(
    () => createSentItemQuery(firestore, describeNewestQuery(kind, maxItems, senderUid)),
    [firestore, kind, maxItems, senderUid],
  )
  const { status, data } = useLiveQuery(query)
  if (status !== 'success' || !isKnown(data)) return null
  return data.docs.flatMap((item) => parseSentItem({ kind, id: item.id }, toPlainFields(item)) ?? [])
}

const minIntervalMs = 2_000

// Another member of staff may have answered: nothing tells this browser, so it counts again by itself.
const refreshIntervalMs = 60_000

/**
 * Returns how many requests and enquiries wait for a reply, at most 100 of each; null before the first count. Keeps the
 * last number without a connection. `subscribeToRefreshes` calls its listener when it shall count again, soon. Needs a
 * FirestoreSessionProvider of staff.
 */
function useWaitingCount(subscribeToRefreshes: (listener: () => void) => () => void): number | null {
  const firestore = useFirestore()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    const { run, stop } = throttle(async () => setCount(await countWaitingItems(firestore)), minIntervalMs)
    const unsubscribe = subscribeToRefreshes(run)
    const timer = setInterval(run, refreshIntervalMs)
    addEventListener('online', run)
    run()
    return () => {
      stop()
      unsubscribe()
      clearInterval(timer)
      removeEventListener('online', run)
    }
  }, [firestore, subscribeToRefreshes])
  return count
}

async function countWaitingItems(firestore: Firestore): Promise<number> {
  const counts = await Promise.all([countKind(firestore, 'requests'), countKind(firestore, 'enquiries')])
  return counts[0] + counts[1]
}

// firestore.rules (`isBoundedTo`) denies a count without a limit, as it does a list.
async function countKind(firestore: Firestore, kind: SentItemKind): Promise<number> {
  const waitingItems = query(
    collection(firestore, firestoreCollectionNames[kind]),
    where('status', '==', 'new'),
    limit(maxDocumentsPerQuery.staff),
  )
  return (await getCountFromServer(waitingItems)).data().count
}
