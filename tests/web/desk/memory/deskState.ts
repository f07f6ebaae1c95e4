import type { Account } from '../../../../domain/account/account'
import type { ProductDraft } from '../../../../domain/catalogue/editing/productDraft'
import type { ProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import type { Publication, StoredState } from '../../../../domain/catalogue/editing/storedState'
import type { ProductSummary } from '../../../../domain/catalogue/product'
import type { VisibleProduct } from '../../../../web/data/catalogue/useVisibleProduct'
import type { CustomerNote } from '../../../../domain/customers/customerNote'
import type { Delivery } from '../../../../domain/deliveries/delivery'
import type { DigestChannel } from '../../../../domain/digest/digestChannel'
import type { Reply } from '../../../../domain/conversation/reply'
import type { Counters } from '../../../../domain/figures/counters'
import type { Price, PriceVersion } from '../../../../domain/prices/price'
import { parseStoredShop, type StoredShop } from '../../../../domain/settings/storedShop'
import type { PublishedShop } from '../../../../domain/settings/shopSettings'
import type { ReplyTemplate } from '../../../../domain/replies/replyTemplate'
import type { StaffNote } from '../../../../domain/replies/staffNote'
import type { StaffLogEntry } from '../../../../domain/staff-log/staffLogEntry'
import type { SentItemKey } from '../../../../domain/sent-items/sentItem'

/** The time at which the desks of tests begin: a Monday at 13:00 in Lagos. */
export const deskOpenedAtMs = Date.parse('2026-03-09T13:00+01:00')

/** An account that can sign in at the desk; each has the same password. */
export type DeskAccount = Account & { isStaff: boolean }

export const password = 'desk-pass-1'
export const sola: DeskAccount = createAccount('sola', 'Sola Staff', true)
export const emeka: DeskAccount = createAccount('emeka', 'Emeka Staff', true)
export const customer: DeskAccount = createAccount('customer', '', false)

function createAccount(userID: string, userName: string, isStaff: boolean): DeskAccount {
  return { userID, userName, email: `${userID}@arielle.test`, isStaff }
}

type Fields = Readonly<Record<string, unknown>>

/** A document of a request or an enquiry, malformed or not. */
export type StoredItem = SentItemKey & { fields: Fields }

/** What the server of a desk in memory has. */
export type DeskState = {
  items: readonly StoredItem[]
  notes: readonly (StaffNote & { itemId: string })[]
  replies: readonly (Reply & { itemId: string })[]
  prices: readonly Price[]
  /** What prices were set to, the newest first. */
  priceVersions: readonly PriceVersion[]
  /** The notes about customers, by contact key. */
  customerNotes: Readonly<Record<string, CustomerNote>>
  templates: readonly ReplyTemplate[]
  deliveries: readonly Delivery[]
  /** What staff exported and deleted, the last first. */
  staffLog: readonly StaffLogEntry[]
  /** How the morning summary comes; null: it is off. */
  digestChannel: DigestChannel | null
  /** The figures by date. */
  days: Readonly<Record<string, Counters>>
  /** The products that visitors see. */
  products: readonly ProductSummary[]
  otherNames: ReadonlyMap<string, readonly string[]>
  /** What visitors see of these products by id; of others that is not known. */
  visible: Readonly<Record<string, VisibleProduct>>
  /** The products whose documents cannot be read. */
  unreadable: Readonly<Record<string, StoredState['unreadable']>>
  publications: readonly Publication[]
  drafts: readonly (ProductDraft & { productId: string })[]
  versions: readonly (ProductVersion & { productId: string })[]
  shop: StoredShop
  /** What visitors see of it. */
  visibleShop: PublishedShop | undefined
}

export const emptyDeskState: DeskState = {
  items: [],
  notes: [],
  replies: [],
  prices: [],
  priceVersions: [],
  customerNotes: {},
  templates: [],
  deliveries: [],
  staffLog: [],
  digestChannel: null,
  days: {},
  products: [],
  otherNames: new Map(),
  visible: {},
  unreadable: {},
  publications: [],
  drafts: [],
  versions: [],
  shop: parseStoredShop({}),
  visibleShop: undefined,
}

let createdCount = 0

/** Creates an id as the app makes them, which begins with `reference`. */
export function createTestId(reference = ''): string {
  createdCount += 1
  return reference + String(createdCount).padStart(20 - reference.length, '0')
}

/** Creates the document of a request that was sent when the desk opened, with some fields changed. */
export function createRequest(fields: Fields = {}, id = createTestId()): StoredItem {
  const defaults = { name: 'Ada Obi', phone: '08031234567', list: '1.5 kg Shea Butter', items: ['1:3'] }
  return createItem({ kind: 'requests', id }, { ...defaults, ...fields })
}

/** Creates the document of an enquiry that was sent when the desk opened, with some fields changed. */
export function createEnquiry(fields: Fields = {}, id = createTestId()): StoredItem {
  const contact = { fullname: 'Ada Obi', email: 'ada@example.com' }
  const defaults = { ...contact, subject: 'Delivery', message: 'Do you deliver?' }
  return createItem({ kind: 'enquiries', id }, { ...defaults, ...fields })
}

function createItem(key: SentItemKey, fields: Fields): StoredItem {
  const { createdAt = new Date(deskOpenedAtMs) } = fields
  const defaults = { uid: `sender of ${key.id}`, status: 'new', createdAt, waitingSince: createdAt }
  return { ...key, fields: { ...defaults, ...fields } }
}

/** Creates a price that a colleague set before the desk opened. */
export function createPrice(productId: string, amount: number): Price {
  const by = { uid: emeka.userID, name: emeka.userName }
  return { productId, amount, by, updatedAt: new Date(deskOpenedAtMs - 3_600_000) }
}

/** Creates a product as visitors see it. */
export function createProductSummary(id: string, name: string): ProductSummary {
  const image = { name: 'shea', width: 4, height: 5, placeholder: 'data:image/webp;base64,AA==' }
  return { id, name, category: 'Butter', unit: 'kg', grades: ['skin'], preview: '', image }
}
