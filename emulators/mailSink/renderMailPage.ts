import { html } from '../../functions/mail/html'
import { businessDetails } from '../../domain/site/businessDetails'
import { formatLagosTimestamp } from '../../domain/site/lagosTime'
import type { ReceivedMail } from './smtpReceiver'

const sealedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The policy of the page: no script runs, and nothing is loaded but the frame of a mail. */
export const pagePolicy = `${sealedPolicy}; frame-src 'self'`

/** What a shown mail may do: its links open in tabs of their own; it runs no scripts and sends no forms. */
const framePermissions = 'allow-popups allow-popups-to-escape-sandbox'

/** The policy of the frame that shows a mail: nothing is loaded from anywhere. */
export const framePolicy = `${sealedPolicy}; style-src 'unsafe-inline'; img-src data:; sandbox ${framePermissions}`

/** The HTML of a mail for its frame. Inside it, the pages that its links lead to would not work. */
export function renderMailFrame(mail: ReceivedMail): string {
  return mail.html.replace(/^\s*(<!doctype[^>]*>)?/i, '$1<base target="_blank">')
}

/** Renders the mail with this id, or else the list of mails, which reloads every five seconds. */
export function renderMailPage(mails: readonly ReceivedMail[], id: string | null): string {
  const mail = mails.find((kept) => kept.id === id)
  const { markup } = html`<html lang="en-NG">
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${mail ? '' : html`<meta http-equiv="refresh" content="5" />`}
    <title>${mail?.subject ?? 'Mail'} · ${businessDetails.name}</title>
    <h1>Mail of ${businessDetails.name}</h1>
    ${mail ? renderMail(mail) : renderList(mails)}
  </html>`
  return `<!doctype html>${markup}`
}

function renderList(mails: readonly ReceivedMail[]) {
  return html`<p>Mails sent on this machine, newest first. None of them leaves it.</p>
    <ul>
      ${mails.map(renderRow)}
    </ul>`
}

function renderRow({ id, to, subject, at }: ReceivedMail) {
  const link = html`<a href="/?mail=${id}"><bdi>${subject || '(no subject)'}</bdi></a>`
  return html`<li>${formatTime(at)} ${link} to <bdi>${to}</bdi></li>`
}

function renderMail({ id, from, to, replyTo, subject, text, at }: ReceivedMail) {
  return html`<p><a href="/">All Mails</a></p>
    <h2><bdi>${subject || '(no subject)'}</bdi></h2>
    <p>${formatTime(at)} from <bdi>${from}</bdi> to <bdi>${to}</bdi></p>
    ${replyTo && html`<p>Reply to <bdi>${replyTo}</bdi></p>`}
    <iframe
      title="The mail"
      src="/messages/${id}.html"
      sandbox="${framePermissions}"
      width="100%"
      height="600"
    ></iframe>
    <pre>${text}</pre>`
}

function formatTime(at: string): string {
  return formatLagosTimestamp(Date.parse(at))
}
