import { describeWeek } from '../../domain/opening-hours/describeWeek'
import { businessDetails } from '../../domain/site/businessDetails'
import { mailsMessages } from '../../domain/messages/mails'
import { cleanLine } from '../../domain/validation/text'
import { html, type Html } from './html'
import type { MailContent } from './mail'
import { darkModeStyles, mailStyles } from './mailStyles'
import { renderMailBlock } from './renderMailBlock'

/** Writes the HTML part of a mail: tables and inline styles, without pictures and scripts, up to 600 pixels wide. */
export function renderMailHtml(content: MailContent): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${cleanLine(content.subject)}</title>
        <style>
          ${darkModeStyles}
        </style>
      </head>
      <body class="page" style="${mailStyles.page}">
        <div style="${mailStyles.preview}">${cleanLine(content.preview)}</div>
        <table class="page" role="presentation" width="100%" style="${mailStyles.outer}">
          <tr>
            <td align="center" style="${mailStyles.gutter}">
              ${outlookColumnStart}
              <div role="article" aria-roledescription="e-mail" style="${mailStyles.column}">
                ${renderCard(content)} ${renderFooter(content)}
              </div>
              ${outlookColumnEnd}
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup
}

// Outlook for Windows ignores max-width.
const outlookColumnStart = html`<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->`
const outlookColumnEnd = html`<!--[if mso]></td></tr></table><![endif]-->`

function renderCard({ title, blocks }: MailContent): Html {
  return html`<table class="card" role="presentation" width="100%" cellspacing="0" style="${mailStyles.card}">
    <tr>
      <td class="band" style="${mailStyles.band}">${businessDetails.name}</td>
    </tr>
    <tr>
      <td style="${mailStyles.content}">
        <h1 class="ink" style="${mailStyles.title}">${cleanLine(title)}</h1>
        ${blocks.map(renderMailBlock)}
      </td>
    </tr>
  </table>`
}

function renderFooter({ reason, calendar }: MailContent): Html {
  const { name, address, phone } = businessDetails
  return html`<div class="soft" style="${mailStyles.footer}">
    ${name}, ${address.join(', ')}. ${mailsMessages.formatPhone(phone)}
    ${describeWeek(calendar).map(({ days, hours }) => html`<br />${days}: ${hours}`)}<br /><br />
    ${reason}
  </div>`
}
