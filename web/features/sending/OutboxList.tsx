import { useEffect } from 'react'
import { OutboxItemPanels } from './OutboxItemPanel'
import styles from './OutboxList.module.css'
import { startOutboxDelivery } from './outboxDelivery'
import { useOutbox } from './useOutbox'

/** The visitor's outbox items that are not sent yet, as shown on the My Requests page. */
export function OutboxList() {
  const { ownItems, otherAccountCount } = useOutbox()
  useEffect(startOutboxDelivery, [])
  const unsentItems = ownItems.filter(({ standing }) => standing.is !== 'sent')
  if (unsentItems.length + otherAccountCount === 0) return null
  return (
    <div className={styles.panels}>
      {otherAccountCount > 0 ? (
        <p className={styles.note}>{formatOtherAccountOutboxMessage(otherAccountCount)}</p>
      ) : null}
      <OutboxItemPanels items={unsentItems} />
    </div>
  )
}

/** Says how many unsent outbox items belong to other accounts. Their content stays hidden. */
export function formatOtherAccountOutboxMessage(count: number): string {
  const what = count === 1 ? 'Something was' : `${count} things were`
  return `${what} written with another account and not sent yet: it goes when that account signs in here again.`
}
