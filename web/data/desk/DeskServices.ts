import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { PublishedShop } from '../../../domain/settings/shopSettings'
import type { SearchTerms } from '../../../domain/catalogue/search/searchIndex'
import type { ProductSummary } from '../../../domain/catalogue/product'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import type { DigestChannel, DigestSettings } from '../../../domain/digest/digestChannel'
import type { VisibleProduct } from '../catalogue/useVisibleProduct'
import type { NotificationSettings } from '../push/notificationSettings'
import type { OwnPushDevice } from '../push/ownPushDevices'
import type { PushSwitch } from '../push/usePushControl'
import type { StaffSession } from '../session/staffSession'
import type { AlertSettingsStore } from './alertSettings'
import type { DeskSignIn, SecondFactorServices } from '../session/SecondFactorServices'
import type { StaffServices } from './StaffServices'

/** What the desk needs from outside, without Firestore. The object never changes while the desk is mounted. */
export type DeskServices = {
  /** Returns this browser's session, updated live; `retry` reads it again after a failure. */
  useSession: () => { session: StaffSession; retry: () => void }
  /** Loads the code for signing in ahead of the press. */
  preloadSignIn: () => void
  /** Rejects with an error that has a `code` and a message to show. */
  signIn: (email: string, password: string) => Promise<DeskSignIn>
  secondFactor: SecondFactorServices
  /** Signs out, or rejects and leaves the user signed in. `unmount` must remove all screens with live data first. */
  signOut: (unmount: () => void) => Promise<void>
  /** Returns by how many milliseconds the server's clock is ahead of the device's. Never rejects. */
  getServerClockOffsetMs: () => Promise<number>
  products: ProductServices
  /** Returns what visitors see of the shop's settings, updated live; undefined while that is not known. */
  useVisibleShop: () => PublishedShop | undefined
  alertSettings: AlertSettingsStore
  /** Returns what this deployment sends by itself. */
  useNotificationSettings: () => NotificationSettings
  /** Returns the switch for push messages in this browser; null without the public key that they are signed with. */
  usePushSwitch: (publicKey: string | null) => PushSwitch | null
  /** Registers this browser's push subscription again, if the browser has replaced it. */
  keepPushRegistered: () => Promise<void>
  /** The browsers in which this account gets push messages, newest first; null without a connection. */
  fetchPushDevices: () => Promise<OwnPushDevice[] | null>
  /** Resolves to whether the browser no longer gets push messages. Never rejects. */
  removePushDevice: (id: string) => Promise<boolean>
  digest: DigestServices
  /** Starts to load StaffServicesProvider, so that the screens' code loads at the same time. */
  preloadStaffServices: () => void
  /** Provides useStaff. Give it a new key for another staff member, and a Suspense boundary above it. */
  StaffServicesProvider: ComponentType<{ staff: SentItemClaim; children: ReactNode }>
}

/** The morning summary of the signed-in account. Both functions reject without a connection. */
export type DigestServices = {
  read: () => Promise<DigestSettings>
  /** Chooses how the summary comes; null switches it off. */
  choose: (channel: DigestChannel | null) => Promise<void>
}

/** The products that visitors see. */
export type ProductServices = {
  /** All products as they are published now, if they are loaded. */
  getLoaded: () => readonly ProductSummary[] | undefined
  load: () => Promise<readonly ProductSummary[]>
  loadSearchTerms: () => Promise<SearchTerms>
  /** Returns a function that finds a loaded product, also a hidden one; another function after each publication. */
  useFinder: () => (id: string) => ProductSummary | undefined
  /** Returns what visitors see of a product, updated live. */
  useVisible: (id: string) => VisibleProduct
}

export const DeskServicesContext = createContext<DeskServices | null>(null)

export const StaffServicesContext = createContext<StaffServices | null>(null)

export function useDeskServices(): DeskServices {
  const services = useContext(DeskServicesContext)
  if (!services) throw new Error('useDeskServices needs a DeskServicesContext above it')
  return services
}

export function useStaff(): StaffServices {
  const services = useContext(StaffServicesContext)
  if (!services) throw new Error('useStaff needs a StaffServicesProvider above it')
  return services
}
