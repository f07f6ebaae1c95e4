import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type InboxFilter, listInboxSections } from '../../../domain/sent-items/inboxFilter'
import { type SentItem, sentItemKinds } from '../../../domain/sent-items/sentItem'
import { listQuerySites } from '../../queries/querySites'

vi.mock('firebase/firestore', () => import('./recordedFirestore'))
vi.mock('reactfire', () => import('./recordedFirestore'))
vi.mock('../../../web/data/firebase/firebaseAuth', () => ({ getFirebaseAuth: () => ({ currentUser: null }) }))
vi.mock('../../../web/data/session/FirestoreSessionProvider', () => ({
  FirestoreSessionProvider: ({ children }: { children: ReactNode }) => children,
}))

// Import the modules under test after their mocks, and reset them afterwards: the next test file needs the real ones.
beforeAll(() => {
  vi.resetModules()
})
afterAll(() => {
  vi.resetModules()
})

const uid = 'staff-uid'
const item = { kind: 'requests', id: 'A'.repeat(20) } as const
const sentItem: SentItem = {
  ...item,
  senderUid: uid,
  sender: { name: 'Ada', phone: '08031234567', whatsapp: '', email: '' },
  ...{
    subject: '',
    text: '',
    deliveryArea: '',
    items: [],
    status: 'new',
    createdAt: new Date(0),
    waitingSince: new Date(0),
  },
  ...{ updatedAt: null, answeredAt: null, claimedBy: null, answer: null },
  ...{ promisedAt: null, remindAt: null, accepted: null, steps: {} },
}
const range = { from: { time: 0, id: 'a' }, to: { time: 1, id: 'b' } }

const filters: InboxFilter[] = ([null, 'mine', 'unclaimed'] as const).flatMap((owner) =>
  ([null, 'new', 'answered', 'accepted', 'closed'] as const).map((status) => ({ kind: null, owner, status })),
)

async function renderStaffServices() {
  const { FirebaseStaffServicesProvider } =
    await import('../../../web/data/desk/FirebaseStaffServicesProvider')
  const { useStaff } = await import('../../../web/data/desk/DeskServices')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FirebaseStaffServicesProvider staff={{ uid, name: 'Ada' }}>{children}</FirebaseStaffServicesProvider>
  )
  return renderHook(useStaff, { wrapper }).result.current
}

test('every query of web/data is made here, and served by an index of firestore.indexes.json', async () => {
  const staff = await renderStaffServices()
  const { useSentItems } = await import('../../../web/data/live/useSentItems')
  renderHook(() => {
    staff.useStaffNotes(item)
    staff.useReplies(item)
    staff.useReminders()
    staff.useItemDeliveries(item)
    staff.useFailedMails()
    staff.useStaffLog()
    staff.useNewestSentItems(5)
    staff.useItemsOfSameSender(sentItem, 5)
    staff.useReplyTemplates()
    staff.prices.usePrices()
    staff.useDayFigures(['2026-11-25'])
    staff.useArrivals(0, () => undefined)
    staff.useWaitingCount()
    staff.useFilterCounts(0)
    staff.catalogue.useDrafts()
    staff.catalogue.useRecentlyPublished()
    staff.catalogue.useHiddenProducts()
    staff.catalogue.useNewestVersion('1')
    for (const kind of sentItemKinds) useSentItems(kind, uid)
  })
  const progress = { signal: new AbortController().signal, onProgress: () => undefined }
  for (const filter of filters) {
    await staff.fetchSentItems(filter, progress)
    for (const section of listInboxSections(filter))
      renderHook(() => staff.useInboxPage({ filter, section, range, maxItems: 50, staffUid: uid }))
  }
  await staff.searchItems('shea butter')
  await staff.searchItems('shea')
  await staff.fetchRequestsWithProduct('84', new Date(0))
  const acceptance = { id: 'r', action: { type: 'acceptByPhone', replyId: 'q' } } as const
  expect(await staff.writeAction(item, acceptance)).toMatchObject({ kind: 'conflict' })
  await staff.catalogue.fetchVersions('1')
  await staff.prices.fetchVersions('1')
  await staff.catalogue.fetchAllProducts()
  await staff.catalogue.fetchDrafts()

  const { listRecordedSites, takeUnservedQueries } = await import('../../queries/queryRecord')
  const sites = listQuerySites('web/data')
  expect(sites).not.toEqual([])
  const listMissingSites = () => sites.filter((site) => !listRecordedSites().includes(site)).join('\n')
  await vi.waitFor(() => expect(listMissingSites(), 'queries that are not made here').toBe(''))
  expect(takeUnservedQueries().join('\n'), 'queries without an index').toBe('')
})
