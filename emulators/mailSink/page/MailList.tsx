import type { ReceivedMail } from '../receivedMail'
import { MailTime } from './MailTime'
import { getMailPath } from './mailPaths'

type Props = { mails: readonly ReceivedMail[]; openId: string | null; now: number }

/** The mails, newest first; page.js replaces the list when it changes. */
export function MailList({ mails, openId, now }: Props) {
  return (
    <nav className="list" id="list" aria-label="Mails">
      <p className="count" id="count" role="status">
        {mails.length === 1 ? '1 mail' : `${mails.length} mails`}
      </p>
      {mails.length === 0 ? (
        <p className="empty">No mail yet. Send a request in the shop, and its mails show here at once.</p>
      ) : null}
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            <a
              className="row"
              id={mail.id}
              href={getMailPath(mail.id)}
              aria-current={mail.id === openId ? 'page' : undefined}
            >
              <strong className="line">
                <bdi>{mail.subject || '(no subject)'}</bdi>
              </strong>
              <span className="details">
                <bdi className="line">{`To ${mail.to}`}</bdi>
                <MailTime at={mail.at} now={now} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
