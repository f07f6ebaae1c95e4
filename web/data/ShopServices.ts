import { createContext, use, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Account } from '../../domain/account/account'
import type { AccountDeletionResult } from '../../domain/account/accountDeletion'
import type { Reply } from '../../domain/conversation/reply'
import type { OrderItem } from '../../domain/order-list/orderItems'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import type { Submission, SendOutcome } from '../../domain/sending/submission'
import { builtShop, type VisibleShop } from '../../domain/settings/visibleShop'
import type { SafeStorage } from '../browser/safeStorage'
import type { Catalogue } from './catalogue/createCatalogue'
import type { SentItemsSnapshot } from './live/useSentItems'
import type { PushControl } from './push/pushSwitch'
import type { SenderRequest, SenderRequestOutcome } from './sending/senderRequests'
import type { SentItemReportOutcome } from './sending/sentItemReport'
import type { GuestFlag } from './session/sentAsGuest'

/** What the shop's screens need of this browser and of the servers. The app creates it once, a test in memory. */
export type ShopServices = {
  /** What this browser keeps of a visit, such as the outbox and the drafts. */
  storage: SafeStorage
  catalogue: Catalogue
  missingSearches: MissingSearchService
  session: SessionService
  /** Whether this browser has sent something without an account. */
  guest: GuestFlag
  account: AccountService
  accountList: AccountListService
  sending: SendingService
  sentItems: SentItemsService
  push: PushService
}

/** The searches that found nothing, which the shop counts. */
export type MissingSearchService = {
  /** Counts a search: once a visit, when the browser is idle. */
  report: (text: string) => Promise<void>
}

/** The session of this browser. What rejects has an error with a `code` and a message to show. */
export type SessionService = {
  /** Preloads the sign-in code, because Google's popup must open during the click. */
  preloadSignIn: () => void
  /** Preloads the code for signing out, so that signing out also works offline. */
  preloadSignOut: () => void
  signIn: (email: string, password: string) => Promise<Account>
  /** Creates an account and signs in to it; a guest's requests and enquiries move to the account. */
  registerAccount: (email: string, password: string) => Promise<Account>
  /** Signs in through Google's popup; `isNew` tells whether this created the account. */
  signInThroughGoogle: () => Promise<{ account: Account; isNew: boolean }>
  /** Signs out, or rejects and leaves the user signed in. `unmount` must remove all screens with account data. */
  signOut: (unmount: () => void) => Promise<void>
  /** Ends the guest session in this browser, after an account's session ended without a sign-out here. */
  clearGuestSession: () => Promise<void>
  /** Renders its children with the session's account, once that is known; throws if a stored session cannot be read. */
  Observer: ComponentType<ObserverProps<Account | null>>
}

export type AccountService = {
  /** Sends an e-mail with a link to reset the password. */
  requestPasswordReset: (email: string) => Promise<void>
  /** Whether the account has a password; one that was created through Google may have none. */
  hasPassword: () => Promise<boolean>
  changePassword: (oldPassword: string, newPassword: string) => Promise<void>
  /** Preloads the code for signing in again, because Google's popup must open during the click. */
  preloadReauthentication: () => void
  signInAgain: (password: string) => Promise<void>
  signInAgainThroughGoogle: () => Promise<void>
  /** Whether this deployment deletes accounts by itself: it may have no functions, or they may not answer now. */
  checkDeletion: () => Promise<'offered' | 'absent' | 'unreachable'>
  /** Deletes the accounts of this browser. Resolves to null if no clear answer came: all may be tried again. */
  deleteAccounts: () => Promise<AccountDeletionResult | null>
}

/** The order list that the database keeps for an account. */
export type AccountListService = {
  /** Replaces the list with what `merge` makes of it, and resolves to that. `merge` may be called several times. */
  update: (userID: string, merge: MergeOrderItemsFunction, signal: AbortSignal) => Promise<OrderItem[]>
  /** Reads the server time of the list's last change, in milliseconds; 0 without a list. */
  readTime: (userID: string, signal: AbortSignal) => Promise<number>
}

/** Merges the stored items, changed at `changedAt` (server time in ms). A conflict calls the function again. */
export type MergeOrderItemsFunction = (stored: OrderItem[], changedAt: number) => OrderItem[]

export type SendingService = {
  /** Attempts once to send a submission, as the visitor's account or as a guest. */
  attemptSend: (submission: Submission, options: SendAttemptOptions) => Promise<SendOutcome>
  /** Fetches what the status link with this token shows. It never rejects. */
  fetchSentItemReport: (token: string) => Promise<SentItemReportOutcome>
  /** Attempts once to send a question, or an answer to a quote. It never rejects. */
  sendSenderRequest: (request: SenderRequest) => Promise<SenderRequestOutcome>
}

export type SendAttemptOptions = {
  signal: AbortSignal
  /** Called right before the document is written. From then on the document may exist, even if the request fails. */
  onCommit: () => void
}

export type SentItemsService = {
  /** Renders its children with a session's sent items. It may suspend, and throws if they may not be read. */
  Observer: ComponentType<ObserverProps<SentItemsState> & { session: 'visitor' | 'guest' }>
  /** Renders its children with the replies about an own sent item, oldest first. It must be inside an Observer. */
  RepliesObserver: ComponentType<ObserverProps<Reply[]> & { item: SentItemKey }>
}

/** 'ending': the session signs out. 'nobody': the session has no user, so it has sent nothing. */
export type SentItemsState =
  'loading' | 'ending' | 'nobody' | { isGuest: boolean; snapshot: SentItemsSnapshot }

export type PushService = {
  /** Resolves to the switch for push messages; null if this deployment sends none, or is not known to. */
  findControl: () => Promise<PushControl | null>
}

type ObserverProps<Value> = { children: (value: Value) => ReactNode }

const ShopServicesContext = createContext<ShopServices | null>(null)

export const ShopServicesProvider = ShopServicesContext.Provider

export function useShopServices(): ShopServices {
  const services = use(ShopServicesContext)
  if (!services) throw new Error('There is no ShopServicesProvider above this component.')
  return services
}

/** The catalogue. Renders a component again after each change of what is published. */
export function useCatalogue(): Catalogue {
  const { catalogue } = useShopServices()
  useSyncExternalStore(catalogue.subscribeToPublishedChanges, catalogue.getCatalogueOverlay, () => undefined)
  return catalogue
}

/** What visitors see of the shop's settings. Renders a component again after each change of what is published. */
export function useVisibleShop(): VisibleShop {
  return useCatalogue().getCatalogueOverlay()?.shop ?? builtShop
}

/** Whether this browser has sent something without an account; false in prerendered pages. */
export function useHasSentAsGuest(): boolean {
  const { guest } = useShopServices()
  return useSyncExternalStore(guest.subscribe, guest.hasSentAsGuest, () => false)
}
