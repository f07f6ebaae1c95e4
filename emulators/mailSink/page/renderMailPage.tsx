import { renderToStaticMarkup } from 'react-dom/server'
import type { ReceivedMail } from '../receivedMail'
import { MailDocument } from './MailDocument'
import { MailList } from './MailList'
import { parseMailQuery } from './mailPaths'
import { MailView } from './MailView'

/** Renders the page of the mail sink. React escapes every text of a mail. */
export function renderMailPage(mails: readonly ReceivedMail[], query: URLSearchParams, now: number): string {
  const { id, part } = parseMailQuery(query)
  const openMail = mails.find((mail) => mail.id === id)
  const page = (
    <MailDocument
      title={openMail?.subject ?? 'Mail'}
      hasOpenMail={id !== null}
      list={<MailList mails={mails} openId={id} now={now} />}
      mail={openMail ? <MailView mail={openMail} part={part} now={now} /> : <NoMail isGone={id !== null} />}
    />
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

function NoMail({ isGone }: { isGone: boolean }) {
  if (!isGone) return <p className="empty">Choose a mail to read it.</p>
  return (
    <p className="empty">
      This mail is no longer kept: only the newest 1,000 are, until the stack stops.{' '}
      <a href="/">Back to all mails</a>
    </p>
  )
}
