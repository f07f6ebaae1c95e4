import type { Reply } from '../../../domain/conversation/reply'
import type { OrderItem } from '../../../domain/order-list/orderItems'
import { createObservableValue } from '../../../web/browser/observableValue'
import type { PushControl } from '../../../web/data/push/pushSwitch'
import type { SentItemReportOutcome } from '../../../web/data/sending/sentItemReport'
import { createGuestFlag } from '../../../web/data/session/sentAsGuest'
import type { SentItemsState, ShopServices } from '../../../web/data/ShopServices'
import { createMemoryStorage } from '../memoryStorage'
import { useSubscribed } from '../useSubscribed'
import { createMemoryCatalogue } from './memoryCatalogue'
import { createMemorySending, type SendAnswer } from './memorySending'
import { ada, createMemorySession, type MemoryAccount } from './memorySession'

export type MemoryShopOptions = {
  /** What this browser has stored. */
  storage?: ReturnType<typeof createMemoryStorage>
  accounts?: readonly MemoryAccount[]
  catalogue?: Parameters<typeof createMemoryCatalogue>[0]
  /** How the first attempts to send end. */
  answer?: SendAnswer
  /** What a status link shows at first. */
  report?: SentItemReportOutcome
  /** The switch for push messages; without one, the shop sends none. */
  push?: PushControl
  /** The account that is signed in. */
  signedIn?: MemoryAccount | null
}

/** Creates the shop's services in memory, with what a test chooses and reads of them. */
export function createMemoryShop({
  storage = createMemoryStorage(),
  accounts = [ada],
  signedIn,
  ...options
}: MemoryShopOptions = {}) {
  const guest = createGuestFlag(storage)
  const catalogue = createMemoryCatalogue(options.catalogue)
  const session = createMemorySession([...accounts], signedIn ?? null, () => guest.setSentAsGuest(false))
  const { sending, ...sendingControls } = createMemorySending(
    options,
    guest.setSentAsGuest,
    () => session.controls.getAccount()?.userID ?? '',
  )
  const sentItems = {
    visitor: createObservableValue<SentItemsState | Error>('nobody'),
    guest: createObservableValue<SentItemsState | Error>('nobody'),
  }
  /** The replies about each item, by its id. */
  const replies = createObservableValue<Readonly<Record<string, Reply[]>>>({})
  const orderLists = new Map<string, OrderItem[]>()
  /** Whether the database answers what is asked of the accounts' order lists. */
  const database = { isReachable: true }
  const services: ShopServices = {
    storage,
    guest,
    catalogue,
    ...session.services,
    sending,
    missingSearches: { report: () => Promise.resolve() },
    accountList: {
      update: (userID, merge) => {
        if (!database.isReachable) return Promise.reject(new Error('The database answered 503.'))
        const items = merge(orderLists.get(userID) ?? [], 0)
        orderLists.set(userID, items)
        return Promise.resolve(items)
      },
      readTime: () => Promise.resolve(0),
    },
    sentItems: {
      RepliesObserver: function RepliesObserver({ item, children }) {
        const all = useSubscribed(replies.subscribe, replies.read)
        return children(all[item.id] ?? [])
      },
      Observer: function SentItemsObserver({ session: kind, children }) {
        const state = useSubscribed(sentItems[kind].subscribe, sentItems[kind].read)
        if (state instanceof Error) throw state
        return children(state)
      },
    },
    push: { findControl: () => Promise.resolve(options.push ?? null) },
  }
  return {
    services: { ...services, storage },
    catalogue,
    sentItems,
    replies,
    orderLists,
    database,
    ...session.controls,
    ...sendingControls,
  }
}
