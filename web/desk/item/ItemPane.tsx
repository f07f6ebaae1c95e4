import { useDeskItem } from '../../data/desk/useDeskItem'
import type { SentItemKey } from '../../domain/sent-items/sentItem'

/** The request or enquiry that is open at the desk. */
export function ItemPane({ itemKey }: { itemKey: SentItemKey }) {
  const item = useDeskItem(itemKey)
  return <p>{item.state === 'found' ? item.sentItem.text : item.state}</p>
}
