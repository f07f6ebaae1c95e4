import { loadProducts } from '../data/catalogue/list'
import { notKeptMessage } from '../domain/orderListMessages'
import type { StoredList } from '../domain/storedList'
import { selectAuth } from '../state/authSlice'
import { selectItems } from '../state/cartSlice'
import { draftsLookedAt, forgetDrafts } from '../state/draft'
import { tabsLookedAt } from '../state/followTabs'
import { isListKept } from '../state/listKept'
import { safeStorage } from '../state/safeStorage'
import { openStore, type OpenedStore, type ShopStore } from '../state/store'
import { showToast } from '../ui/toast'
import { refreshList } from './refreshList'

/** The store of this page: restored at once, one with that of other tabs, its list held against today's catalogue. */
export function openShop(): OpenedStore {
  const storage = safeStorage(() => localStorage)
  const { list, ...opened } = openStore(storage)
  const { store } = opened
  addEventListener('storage', ({ key }) => {
    store.dispatch(tabsLookedAt())
    draftsLookedAt(key)
  })
  warnWhereNotKept(store)
  onAccountLeft(store, () => {
    forgetDrafts(storage)
  })
  if (list.isBroken || list.dropped > 0) void tellLoss(list)
  refreshList(store, loadProducts).then(
    (gone) => {
      tell(goneMessage(gone))
    },
    // Without the catalogue the list stays as it was kept; the next visit holds it against the catalogue again.
    () => undefined,
  )
  return opened
}

/** What was typed while an account was signed in goes when it goes, whichever tab it leaves from. */
function onAccountLeft(store: ShopStore, act: () => void) {
  let userID = ''
  store.subscribe(() => {
    const left = userID
    userID = store.getState().auth.userID
    if (left !== '' && left !== userID) act()
  })
}

/** Says once that this browser keeps no list, as soon as there is one to lose: an account would keep it. */
function warnWhereNotKept(store: ShopStore) {
  const leave = store.subscribe(() => {
    const state = store.getState()
    if (isListKept() || selectAuth(state).isLoggedIn || selectItems(state).length === 0) return
    leave()
    showToast('error', notKeptMessage)
  })
}

// Hardly anybody needs its words.
async function tellLoss(list: StoredList) {
  tell((await import('../domain/lossMessage')).lossMessage(list))
}

function tell(message: string | undefined) {
  if (message !== undefined) showToast('info', message)
}

function goneMessage(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  return `No longer in our catalogue, so taken off your order list: ${names.join(', ')}. The rest was kept.`
}
