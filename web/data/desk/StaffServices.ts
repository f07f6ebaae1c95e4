import type { Delivery } from '../../../domain/deliveries/delivery'
import type { FigureRow } from '../../../domain/figures/figureRows'
import type { InboxFilter } from '../../../domain/sent-items/inboxFilter'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import type { StaffNote } from '../../../domain/replies/staffNote'
import type { SentItem, SentItemKey } from '../../../domain/sent-items/sentItem'
import type { Reply } from '../../../domain/conversation/reply'
import type { StaffAction } from '../../../domain/conversation/staffActionTypes'
import type { UndoTarget } from '../../../domain/conversation/undo'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import type { StaffLogEntry } from '../../../domain/staff-log/staffLogEntry'
import type { ApiOutcome } from '../firebase/api'
import type { CatalogueServices } from './catalogue/CatalogueServices'
import type { CustomerServices } from './customers'
import type { AskedRequests } from './fetchRequestsWithProduct'
import type { FetchProgress } from './fetchSentItems'
import type { DeskItemSnapshot } from './liveItem'
import type { PriceServices } from './prices'
import type { ReplyTemplatesSnapshot } from './replyTemplates'
import type { FoundItems } from './searchSentItems'
import type { ShopSettingsServices } from './shopSettings'
import type { FailedMailsSnapshot } from './useFailedMails'
import type { InboxPageOptions, InboxPageSnapshot } from './useInboxPage'
import type { FilterCounts } from './useItemCounts'
import type { StaffWriteOutcome } from './writeStaffAction'

/** What a signed-in staff member reads and writes. Hooks return null while loading; the writes never reject. */
export type StaffServices = {
  staff: SentItemClaim

  /** Whether the server has confirmed everything that the screen follows. */
  useIsAnswered: () => boolean
  /** Whether the device keeps nothing of the desk, because its storage is full. */
  useIsStorageFull: () => boolean
  useInboxPage: (options: InboxPageOptions) => InboxPageSnapshot | null
  useDeskItem: (key: SentItemKey) => DeskItemSnapshot
  /** The newest notes of an item, oldest first. */
  useStaffNotes: (key: SentItemKey) => StaffNote[] | null
  /** The conversation about an item, oldest first: its newest 100 replies. */
  useReplies: (key: SentItemKey) => Reply[] | null
  /** The e-mails and push messages about an item that changed last; none while loading. */
  useItemDeliveries: (key: SentItemKey) => Delivery[]
  useFailedMails: () => FailedMailsSnapshot | null
  /** Returns the newest items, newest first; `maxItems` limits each kind. */
  useNewestSentItems: (maxItems: number) => SentItem[] | null
  /** What else the sender of an item sent last, by account, phone number or e-mail address; `maxItems` limits each kind. */
  useItemsOfSameSender: (item: SentItem, maxItems: number) => SentItem[] | null
  /** The items with a reminder that are not closed, the first reminder first; some of them are not due yet. None while loading. */
  useReminders: () => SentItem[]
  useReplyTemplates: () => ReplyTemplatesSnapshot | null
  /** The figures of these dates, which follow each other. */
  useDayFigures: (dates: readonly string[]) => FigureRow[] | null
  /** What staff exported and deleted last. */
  useStaffLog: () => StaffLogEntry[] | null
  /** Calls `onArrive` with what arrives or waits again after `sinceMs`, each once. `sinceMs` must be the same in each render. */
  useArrivals: (sinceMs: number, onArrive: (items: SentItem[]) => void) => void
  /** How many items wait for a reply, at most 100 of each kind; keeps the last number without a connection. */
  useWaitingCount: () => number | null
  /** How many items the filters find; keeps the last numbers without a connection. */
  useFilterCounts: (waitingCount: number | null) => FilterCounts | null
  /** Counts again soon. Call it when an item has arrived or was changed. */
  refreshCounts: () => void

  /** `id` is that of the reply which the action adds, and is the same in each attempt. */
  writeAction: (key: SentItemKey, action: { id: string; action: StaffAction }) => Promise<StaffWriteOutcome>
  writeNote: (key: SentItemKey, note: { noteId: string; text: string }) => Promise<StaffWriteOutcome>
  saveTemplate: (template: ReplyTemplate) => Promise<StaffWriteOutcome>
  deleteTemplate: (template: ReplyTemplate) => Promise<StaffWriteOutcome>
  /** Records that data leaves the desk; it must not leave before this is written. */
  logExport: (what: string) => Promise<StaffWriteOutcome>
  /** Sends a failed delivery again. Never rejects. */
  resendDelivery: (id: string) => Promise<ApiOutcome>
  /** Makes a link by which the sender of an item sees and answers it without an account; null without a connection. */
  createStatusLink: (key: SentItemKey) => Promise<string | null>
  /** Takes back an own answer that has not gone out, or a closing. Never rejects. */
  undoAction: (key: SentItemKey, what: UndoTarget) => Promise<ApiOutcome>
  /** Sends the e-mails again that had failed by then, as many as one call can. Never rejects. */
  resendFailedMails: (failedUntil: Date) => Promise<ApiOutcome>

  /** Fetches all items that match a filter; rejects without a connection, or when `signal` is aborted. */
  fetchSentItems: (filter: InboxFilter, progress: FetchProgress) => Promise<SentItem[]>
  /** Finds the requests since a time whose order list had a product; rejects without a connection. */
  fetchRequestsWithProduct: (productId: string, since: Date) => Promise<AskedRequests>
  /** Finds items by words, of which it reads the newest; rejects without a connection. */
  searchItems: (text: string) => Promise<FoundItems>

  catalogue: CatalogueServices
  prices: PriceServices
  customers: CustomerServices
  shopSettings: ShopSettingsServices
}
