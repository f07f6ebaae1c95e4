import { useItemDeliveries } from '../../data/desk/useItemDeliveries'
import { type DeliverySummary, summarizeDeliveries } from '../../../domain/deliveries/summarizeDeliveries'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { DeliveryLine } from './DeliveryLine'
import styles from './ItemDeliveries.module.css'

type Props = { sentItem: SentItem; now: number }

/** Which e-mails and alerts about an item went to its sender and to the business, and whether they arrived there. */
export function ItemDeliveries({ sentItem, now }: Props) {
  const { toSender, toBusiness } = summarizeDeliveries(useItemDeliveries(sentItem), now)
  if (toSender.length === 0 && toBusiness.length === 0) return null
  return (
    <div className={styles.deliveries}>
      <DeliveryGroup
        id="sent-to-sender"
        name={sentItem.sender.name || deskItemMessages.senderWord}
        lines={toSender}
      />
      <DeliveryGroup id="sent-to-us" name="us" lines={toBusiness} />
    </div>
  )
}

type GroupProps = { id: string; name: string; lines: readonly DeliverySummary[] }

function DeliveryGroup({ id, name, lines }: GroupProps) {
  if (lines.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 className={styles.heading} id={id}>
        {deskItemMessages.sentTo} <bdi>{name}</bdi>
      </h3>
      <ul className={styles.list}>
        {lines.map((line) => (
          <DeliveryLine key={line.kind} line={line} />
        ))}
      </ul>
    </section>
  )
}
