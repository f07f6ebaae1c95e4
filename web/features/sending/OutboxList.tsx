import { useEffect } from 'react'
import { OutboxItemPanels } from './OutboxItemPanel'
import styles from './OutboxList.module.css'
import { useOutboxDelivery } from './outboxDelivery'
import { useOutbox } from './useOutbox'
import { outboxMessages } from '../../../domain/messages/outbox'

export function OutboxList() {
  const { ownItems, otherAccountCount } = useOutbox()
  const { start } = useOutboxDelivery()
  useEffect(start, [start])
  const unsentItems = ownItems.filter(({ delivery }) => delivery.is !== 'sent')
  if (unsentItems.length + otherAccountCount === 0) return null
  return (
    <div className={styles.panels}>
      {otherAccountCount > 0 ? (
        <p className={styles.note}>{outboxMessages.formatOtherAccountItems(otherAccountCount)}</p>
      ) : null}
      <OutboxItemPanels items={unsentItems} />
    </div>
  )
}
