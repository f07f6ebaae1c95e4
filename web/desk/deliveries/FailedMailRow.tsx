import type { Delivery } from '../../../domain/deliveries/delivery'
import { deskDeliveriesMessages } from '../../../domain/messages/desk/deliveries'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { businessDetails } from '../../../domain/site/businessDetails'
import { getDeskItemPath } from '../../../domain/site/deskPath'
import { formatLagosMoment } from '../../../domain/site/lagosTime'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useResend } from './useResend'
import desk from '../ui/desk.module.css'
import styles from './FailedMails.module.css'

type Props = { mail: Delivery; now: number; onResent: (message: string) => void }

/** One e-mail that failed: what it is and to whom, why and when it failed, the item that it is about. */
export function FailedMailRow({ mail, now, onResent }: Props) {
  const { resend, isSending, problem } = useResend()
  const { id, item, kind, error, updatedAt } = mail
  const to = mail.to === businessDetails.email ? deskDeliveriesMessages.toUs : mail.to
  const name = deskDeliveriesMessages.formatMailName(kind)
  const sendAgain = async () => {
    if ((await resend(id)).kind === 'answered') onResent(deskDeliveriesMessages.formatSentAgain(to))
  }
  return (
    <li className={desk.row}>
      <div className={desk.texts}>
        <h2 className={styles.name}>
          {name} {deskDeliveriesMessages.toWord} <bdi>{to}</bdi>
        </h2>
        <p className={styles.reason}>{error || deskDeliveriesMessages.unknownReason}</p>
        <p className={desk.hint}>
          {deskDeliveriesMessages.failedWord}{' '}
          <time dateTime={updatedAt.toISOString()}>{formatLagosMoment(updatedAt.getTime(), now)}</time>
          {' · '}
          <Link className={styles.itemLink} to={getDeskItemPath(item)}>
            {deskDeliveriesMessages.formatItemLink(item.kind, formatReference(item.id))}
          </Link>
        </p>
        {problem === null ? null : (
          <p className={styles.reason} role="alert">
            {problem}
          </p>
        )}
      </div>
      <Button
        tone="quiet"
        aria-busy={isSending}
        aria-disabled={isSending}
        onClick={() => {
          if (!isSending) void sendAgain()
        }}
      >
        <span>{isSending ? deskDeliveriesMessages.sending : deskDeliveriesMessages.sendAgain}</span>
        <VisuallyHidden>
          : {name} {deskDeliveriesMessages.toWord} {to}
        </VisuallyHidden>
      </Button>
    </li>
  )
}
