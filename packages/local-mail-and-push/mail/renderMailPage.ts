import { html } from './html'
import type { ReceivedMail } from './smtpReceiver'

const sealedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The policy of the page: no script runs, and nothing is loaded but the frame of a mail. */
export const pagePolicy = `${sealedPolicy}; frame-src 'self'`

/** What the page says of its project: its name, and how to write the time of a mail, given in milliseconds. */
export type MailPageTexts = { project: string; formatTime: (timeMs: number) => string }

/** What a shown mail may do: its links open in tabs of their own; it runs no scripts and sends no forms. */
const framePermissions = 'allow-popups allow-popups-to-escape-sandbox'

/** The policy of the frame that shows a mail: nothing is loaded from anywhere. */
export const framePolicy = `${sealedPolicy}; style-src 'unsafe-inline'; img-src data:; sandbox ${framePermissions}`

/** The HTML of a mail for its frame. Inside it, the pages that its links lead to would not work. */
export function renderMailFrame(mail: ReceivedMail): string {
  return mail.html.replace(/^\s*(<!doctype[^>]*>)?/i, '$1<base target="_blank">')
}

/** Renders the mail with this id, or else the list of mails, which reloads every five seconds. */
export function renderMailPage(
  mails: readonly ReceivedMail[],
  id: string | null,
  texts: MailPageTexts,
): string {
  const mail = mails.find((kept) => kept.id === id)
  const { markup } = html`<html lang="en-NG">
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${mail ? '' : html`<meta http-equiv="refresh" content="5" />`}
    <title>${mail?.subject ?? 'Mail'} · ${texts.project}</title>
    <h1>Mail of ${texts.project}</h1>
    ${mail ? renderMail(mail, texts) : renderList(mails, texts)}
  </html>`
  return `<!doctype html>${markup}`
}

function renderList(mails: readonly ReceivedMail[], texts: MailPageTexts) {
  return html`<p>Mails sent on this machine, newest first. None of them leaves it.</p>
    <ul>
      ${mails.map((mail) => renderRow(mail, texts))}
    </ul>`
}

function renderRow({ id, to, subject, at }: ReceivedMail, { formatTime }: MailPageTexts) {
  const link = html`<a href="/?mail=${id}"><bdi>${subject || '(no subject)'}</bdi></a>`
  return html`<li>${formatTime(Date.parse(at))} ${link} to <bdi>${to}</bdi></li>`
}

function renderMail(
  { id, from, to, replyTo, subject, text, at }: ReceivedMail,
  { formatTime }: MailPageTexts,
) {
  return html`<p><a href="/">All Mails</a></p>
    <h2><bdi>${subject || '(no subject)'}</bdi></h2>
    <p>${formatTime(Date.parse(at))} from <bdi>${from}</bdi> to <bdi>${to}</bdi></p>
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
