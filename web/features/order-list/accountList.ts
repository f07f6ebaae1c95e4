import { changeAccountList, readAccountList } from '../../data/accountList'
import { meetingMessage } from '../../domain/accountListMessages'
import { entryOf, haveSameItems, type Item, readEntries } from '../../domain/items'
import { mergedItems } from '../../domain/mergedItems'
import { itemsOf, listOf, type OrderProduct } from '../../domain/orderList'
import { selectItems } from '../../state/cartSlice'
import { fetchPart } from '../../state/freshPage'
import type { ShopStore } from '../../state/store'
import { listSynced, selectSynced } from '../../state/syncedSlice'
import { showToast } from '../../ui/toast'
import { isChangedSince } from './changedHere'

/** Whose list it is, where it is shown, and what the catalogue knows. */
export type AccountOfList = {
  store: ShopStore
  userID: string
  productOf: (id: string) => OrderProduct | undefined
}

/** The two lists agree for a moment; whoever changes theirs meets the other again. */
export async function meetAccount({ store, userID, productOf }: AccountOfList): Promise<void> {
  const mine = itemsHere(store)
  const base = agreedItems(store, userID)
  let theirs: Item[] = []
  const merge = (stored: Item[], changedAt: number) => {
    theirs = stored
    if (!base) return mergedItems([], mine, stored)
    return mergedItems(base, mine, stored, isChangedSince(changedAt) ? 'mine' : 'theirs')
  }
  const agreed = await changeAccountList(userID, merge, fetchPart)
  if (store.getState().auth.userID !== userID) return
  // The visitor may have gone on while the account answered.
  const known = agreed.filter(({ productId }) => productOf(productId))
  const cartItems = listOf(mergedItems(mine, itemsHere(store), known, 'mine'), productOf)
  store.dispatch(listSynced({ userID, items: known.map(entryOf), cartItems }))
  if (base) return
  const message = meetingMessage(mine.length, theirs.length, cartItems.length)
  if (message) showToast('info', message)
}

/** Whether another device has changed the account's list since the two agreed. */
export async function hasAccountChanged({ store, userID }: AccountOfList): Promise<boolean> {
  const theirs = await readAccountList(userID, fetchPart)
  return !haveSameItems(theirs, agreedItems(store, userID) ?? [])
}

function itemsHere(store: ShopStore): Item[] {
  return itemsOf(selectItems(store.getState()))
}

/** What was last agreed with this account, or nothing before the first meeting. */
function agreedItems(store: ShopStore, userID: string): Item[] | undefined {
  const synced = selectSynced(store.getState())
  return synced.userID === userID ? readEntries(synced.items) : undefined
}
