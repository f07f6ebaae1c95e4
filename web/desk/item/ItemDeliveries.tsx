import { useStaff } from '../../data/desk/DeskServices'
import { type DeliverySummary, summarizeDeliveries } from '../../../domain/deliveries/summarizeDeliveries'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { Button } from '../../ui/Button'
import { useResend } from '../deliveries/useResend'
import { useRef } from 'react'
import desk from '../ui/desk.module.css'
import styles from './ItemDeliveries.module.css'

/** Which e-mails and alerts about an item went to its sender and to the business, and whether they arrived there. */
export function ItemDeliveries({ sentItem, now }: { sentItem: SentItem; now: number }) {
  const { useItemDeliveries } = useStaff()
  const { toSender, toBusiness } = summarizeDeliveries(useItemDeliveries(sentItem), now)
  if (toSender.length === 0 && toBusiness.length === 0) return null
  return (
    <div className={`${styles.deliveries} ${desk.screenOnly}`}>
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
      <h3 className={desk.heading} id={id}>
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

/** One line about what was sent: what it is, how that went, and the button that sends a failed e-mail again. */
function DeliveryLine({ line: { title, state, isFailed, failedId } }: { line: DeliverySummary }) {
  const { resend, isSending, problem } = useResend()
  const lineRef = useRef<HTMLLIElement>(null)
  const failedAndIdle = failedId !== null && !isSending
  return (
    <li className={styles.line} ref={lineRef} tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      <p className={isFailed ? styles.failed : styles.state} role="status">
        {isSending ? deskItemMessages.sending : state}
      </p>
      {problem ? (
        <p className={styles.failed} role="alert">
          {problem}
        </p>
      ) : null}
      {failedAndIdle ? (
        <Button
          tone="quiet"
          onClick={() => {
            // The button goes now, and the focus with it.
            lineRef.current?.focus()
            void resend(failedId)
          }}
        >
          {deskItemMessages.sendAgain}
        </Button>
      ) : null}
    </li>
  )
}
