import { type DeskItemSnapshot, useDeskItem } from '../../data/desk/useDeskItem'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { ItemWrites } from '../actions/ItemWrites'
import { Item } from './Item'
import { ItemStateNotice } from './ItemStateNotice'
import { itemTitleId } from './itemTitleId'
import styles from './ItemPane.module.css'

/** The request or enquiry that is open at the desk. */
export function ItemPane({ itemKey }: { itemKey: SentItemKey }) {
  const item = useDeskItem(itemKey)
  return (
    <article className={styles.item} aria-labelledby={itemTitleId}>
      <ItemWrites itemKey={itemKey} />
      {renderItem(item, itemKey)}
    </article>
  )
}

function renderItem(item: DeskItemSnapshot, itemKey: SentItemKey) {
  switch (item.state) {
    case 'found':
      return <Item sentItem={item.sentItem} isCurrent={item.isCurrent} />
    case 'loading':
      return (
        <>
          <ItemStateNotice state="loading" itemKey={itemKey} />
          <LoadingIndicator label={deskItemMessages.loadingItem} />
        </>
      )
    case 'missing':
    case 'unreadable':
    case 'unknown':
      return <ItemStateNotice state={item.state} itemKey={itemKey} />
  }
}
