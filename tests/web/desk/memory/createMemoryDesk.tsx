import { useMemo, useSyncExternalStore } from 'react'
import { vi } from 'vitest'
import { createChangeNotifier } from '../../../../web/browser/createChangeNotifier'
import { safeLocalStorage } from '../../../../web/browser/safeStorage'
import { createAlertSettingsStore } from '../../../../web/data/desk/alertSettings'
import type { CatalogueServices } from '../../../../web/data/desk/catalogue/CatalogueServices'
import { type DeskServices, StaffServicesContext } from '../../../../web/data/desk/DeskServices'
import type { StaffServices } from '../../../../web/data/desk/StaffServices'
import type { StaffSession } from '../../../../web/data/session/staffSession'
import type { StaffAction } from '../../../../domain/conversation/staffActionTypes'
import type { SentItemClaim } from '../../../../domain/sent-items/staffReply'
import {
  customer,
  type DeskAccount,
  deskOpenedAtMs,
  type DeskState,
  emeka,
  password,
  sola,
  type StoredItem,
  createTestId,
} from './deskState'
import { createMemoryCatalogue } from './memoryCatalogue'
import { actOn, changeItem, replyAsSender } from './memoryActions'
import { createMemoryInbox } from './memoryInbox'
import { createMemorySecondFactor } from './memorySecondFactor'
import { createMemoryServer, type MemoryServer } from './memoryServer'

/** What the desk finds at its start. The services that are given replace those in memory, such as with one that fails. */
export type MemoryDeskOptions = Partial<DeskState> & {
  /** Who is signed in; by default Sola. Null: nobody. */
  account?: DeskAccount | null
  /** Whether signing in asks for a code, too. */
  isCodeOn?: boolean
  /** Loads the products that visitors see, which are not loaded at the start. */
  loadProducts?: () => Promise<DeskState['products']>
  desk?: Partial<DeskServices>
  staff?: Partial<StaffServices>
  catalogue?: Partial<CatalogueServices>
}

export type MemoryDesk = ReturnType<typeof createMemoryDesk>

/** Creates the services of a desk in memory, which keep the rules of the domain, and what others do meanwhile. */
export function createMemoryDesk({
  account = sola,
  isCodeOn = false,
  loadProducts,
  desk,
  staff,
  catalogue,
  ...state
}: MemoryDeskOptions = {}) {
  vi.setSystemTime(deskOpenedAtMs)
  const server = createMemoryServer(state)
  const services: DeskServices = {
    ...createMemorySession(account, isCodeOn),
    getServerClockOffsetMs: () => Promise.resolve(0),
    products: {
      getLoaded: () => server.getState().products,
      load: () => Promise.resolve(server.getState().products),
      loadSearchTerms: () => Promise.resolve({ otherNames: server.getState().otherNames, uses: new Map() }),
      useFinder: () =>
        server.useLive(
          ({ products }) =>
            (id) =>
              products.find((product) => product.id === id),
          [],
        ),
      useVisible: (id) => server.useLive(({ visible }) => visible[id], [id]),
      ...(loadProducts && {
        getLoaded: () => undefined,
        load: loadProducts,
        useFinder: () => () => undefined,
      }),
    },
    useVisibleShop: () => server.useLive(({ visibleShop }) => visibleShop, []),
    alertSettings: createAlertSettingsStore(safeLocalStorage),
    useNotificationSettings: () => ({ kind: 'known', email: false, pushKey: null }),
    usePushSwitch: () => null,
    keepPushRegistered: () => Promise.resolve(),
    fetchPushDevices: () => Promise.resolve([]),
    removePushDevice: () => Promise.resolve(true),
    digest: createMemoryDigest(server),
    preloadStaffServices: () => undefined,
    StaffServicesProvider: ({ staff: { uid, name }, children }) => {
      const staffServices = useMemo(() => createStaffServices({ uid, name }), [uid, name])
      return <StaffServicesContext value={staffServices}>{children}</StaffServicesContext>
    },
    ...desk,
  }
  return {
    services,
    ...server,
    /** Sets the clock of the server and the device. */
    setTime: (time: number) => vi.setSystemTime(time),
    /** Stores an item, as visitors do. */
    send: (item: StoredItem) => server.update(({ items }) => ({ items: [...items, item] })),
    changeItem: (id: string, fields: StoredItem['fields']) => changeItem(server, id, fields),
    /** Acts on an item as a colleague. */
    actAs: (colleague: DeskAccount, item: StoredItem, action: StaffAction) =>
      actOn(server, item, { id: createTestId(), action }, toClaim(colleague)),
    /** Asks something about an item, or declines its quote, as its sender does. */
    replyAsSender: (item: StoredItem, kind: 'question' | 'decline', text: string) =>
      replyAsSender(server, item, { kind, text }),
    /** The fields of a stored item. */
    getFields: ({ id }: StoredItem) => server.getState().items.find((item) => item.id === id)?.fields ?? {},
  }

  function createStaffServices(claim: SentItemClaim): StaffServices {
    return {
      ...createMemoryInbox(server, claim),
      catalogue: { ...createMemoryCatalogue(server, claim), ...catalogue },
      ...staff,
    }
  }
}

/** The morning summary of an account that has proved its address; it can be changed while the server is reachable. */
function createMemoryDigest({ getState, isReachable, update }: MemoryServer): DeskServices['digest'] {
  const checkConnection = () => {
    if (!isReachable()) throw new Error('The server cannot be reached.')
  }
  return {
    read: async () => {
      await Promise.resolve()
      checkConnection()
      return { channel: getState().digestChannel, email: sola.email, isEmailVerified: true }
    },
    choose: async (digestChannel) => {
      await Promise.resolve()
      checkConnection()
      update(() => ({ digestChannel }))
    },
  }
}

/** How claims and answers name an account. */
export function toClaim({ userID, userName }: DeskAccount): SentItemClaim {
  return { uid: userID, name: userName }
}

class WrongCredentials extends Error {
  readonly code = 'auth/invalid-credential'
}

function createMemorySession(
  initial: DeskAccount | null,
  isCodeOn: boolean,
): Pick<DeskServices, 'useSession' | 'preloadSignIn' | 'signIn' | 'secondFactor' | 'signOut'> {
  const { subscribe, notify } = createChangeNotifier()
  let session = toSession(initial)
  const setAccount = (account: DeskAccount | null) => {
    session = toSession(account)
    notify()
  }
  return {
    useSession: () => ({ session: useSyncExternalStore(subscribe, () => session), retry: () => undefined }),
    preloadSignIn: () => undefined,
    ...createMemorySecondFactor(isCodeOn, (email, typedPassword) => {
      const account = [sola, emeka, customer].find((known) => known.email === email)
      if (!account || typedPassword !== password) throw new WrongCredentials()
      return () => setAccount(account)
    }),
    signOut: async (unmount) => {
      unmount()
      await Promise.resolve()
      setAccount(null)
    },
  }
}

function toSession(account: DeskAccount | null): StaffSession {
  if (!account) return { status: 'signedOut' }
  return { status: 'signedIn', account, isStaff: account.isStaff }
}
