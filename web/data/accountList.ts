import type { Item } from '../domain/items'
import type { MergeItems } from './firebase/orderLists'

/** How long saving may take before it counts as failed. */
const patienceMs = 10_000

/**
 * Changes the account's order list as `merge` says and answers what it holds then. Rejects when the account is no longer
 * signed in, and after ten seconds when the database does not answer: nothing has been lost then, ask again later.
 */
export async function changeAccountList(userID: string, merge: MergeItems): Promise<Item[]> {
  if (!navigator.onLine) throw new Error('This device is offline.')
  const { changeOrderList } = await import('./firebase/orderLists')
  return withinTime(changeOrderList(userID, merge))
}

function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      reject(new Error('The database did not answer in time.'))
    }, patienceMs)
    answer.then(resolve, reject).finally(() => {
      clearTimeout(limit)
    })
  })
}
