import type { DeliverySummary } from '../../../domain/deliveries/summarizeDeliveries'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { Button } from '../../ui/Button'
import { useResend } from './useResend'
import styles from './ItemDeliveries.module.css'

/** One line about what was sent: what it is, how that went, and the button that sends a failed e-mail again. */
export function DeliveryLine({ line: { title, state, isFailed, failedId } }: { line: DeliverySummary }) {
  const { resend, isSending, problem, lineRef } = useResend()
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
            resend(failedId)
          }}
        >
          {deskItemMessages.sendAgain}
        </Button>
      ) : null}
    </li>
  )
}
