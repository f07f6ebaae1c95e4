import type { Item } from '../domain/items'
import type * as OrderLists from './firebase/orderLists'
import type { MergeItems } from './firebase/orderLists'
import { withinTime } from './withinTime'

/** How long saving may take, with fetching what it needs, before it counts as failed. */
const patienceMs = 10_000

/** Fetches a part of the program, and knows what to do when it does not come. */
type FetchPart = <Part>(load: () => Promise<Part>) => Promise<Part>

/**
 * Changes the account's order list as `merge` says and answers what it holds then. Rejects when the account is no longer
 * signed in, and after ten seconds when the database does not answer: nothing has been lost then, ask again later.
 */
export async function changeAccountList(
  userID: string,
  merge: MergeItems,
  fetchPart: FetchPart,
): Promise<Item[]> {
  return ask(fetchPart, ({ changeOrderList }) => changeOrderList(userID, merge))
}

/** What the account's order list holds just now. Rejects as changing it does. */
export async function readAccountList(userID: string, fetchPart: FetchPart): Promise<Item[]> {
  return ask(fetchPart, ({ readOrderList }) => readOrderList(userID))
}

async function ask(
  fetchPart: FetchPart,
  what: (lists: typeof OrderLists) => Promise<Item[]>,
): Promise<Item[]> {
  if (!navigator.onLine) throw new Error('This device is offline.')
  return withinTime(
    fetchPart(() => import('./firebase/orderLists')).then(what),
    patienceMs,
    () => new Error('The database did not answer in time.'),
  )
}
