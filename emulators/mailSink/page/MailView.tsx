import type { ReceivedMail } from '../receivedMail'
import { framePermissions } from './mailFrame'
import { MailTime } from './MailTime'
import { getHtmlPartPath, getMailPath, type MailPart } from './mailPaths'
import { splitByUrls } from './splitByUrls'

type Props = { mail: ReceivedMail; part: MailPart; now: number }

/** One mail as its reader sees it: who, when, and its HTML or its text. */
export function MailView({ mail, part, now }: Props) {
  const shownPart = mail.html === '' ? 'text' : part
  return (
    <article className="view">
      <a className="back" href="/">
        ← All mails
      </a>
      <h2>
        <bdi>{mail.subject || '(no subject)'}</bdi>
      </h2>
      <dl>
        <Address title="From" value={mail.from} />
        <Address title="To" value={mail.to} />
        {mail.replyTo ? <Address title="Reply-To" value={mail.replyTo} /> : null}
        <dt>Sent</dt>
        <dd>
          <MailTime at={mail.at} now={now} /> in Lagos
        </dd>
      </dl>
      <nav className="parts" aria-label="Parts of the mail">
        {mail.html ? <PartLink id={mail.id} part="html" shownPart={shownPart} title="Formatted" /> : null}
        <PartLink id={mail.id} part="text" shownPart={shownPart} title="Plain Text" />
      </nav>
      {shownPart === 'html' ? (
        <iframe title="The mail" src={getHtmlPartPath(mail.id)} sandbox={framePermissions} />
      ) : (
        <TextPart text={mail.text} />
      )}
    </article>
  )
}

function Address({ title, value }: { title: string; value: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  )
}

type PartLinkProps = { id: string; part: MailPart; shownPart: MailPart; title: string }

function PartLink({ id, part, shownPart, title }: PartLinkProps) {
  return (
    <a href={getMailPath(id, part)} aria-current={part === shownPart ? 'page' : undefined}>
      {title}
    </a>
  )
}

function TextPart({ text }: { text: string }) {
  return (
    <pre tabIndex={0} role="region" aria-label="The text of the mail">
      {splitByUrls(text).map(({ value, isUrl }, index) =>
        isUrl ? (
          <a key={index} href={value} target="_blank" rel="noreferrer">
            {value}
          </a>
        ) : (
          value
        ),
      )}
    </pre>
  )
}
