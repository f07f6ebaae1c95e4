import { formatQuantity } from '../../domain/catalogue/formatQuantity'
import { cleanLine } from '../../domain/validation/text'
import { cleanLines } from './cleanLines'
import { html, type Html } from './html'
import type { MailAmount, MailBlock, MailFact } from './mail'
import { mailStyles } from './mailStyles'

type BlockOf<Kind extends MailBlock['kind']> = Extract<MailBlock, { kind: Kind }>

export function renderMailBlock(block: MailBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="${mailStyles.paragraph}">${cleanLine(block.text)}</p>`
    case 'remark':
      return html`<p class="soft" style="${mailStyles.remark}">${cleanLine(block.text)}</p>`
    case 'message':
      return html`<p class="ink" dir="auto" style="${mailStyles.paragraph}">
        ${renderLineBreaks(block.text)}
      </p>`
    case 'facts':
      return html`<table style="${mailStyles.table}">
        ${block.facts.map(renderFact)}
      </table>`
    case 'lines':
      return renderLines(block)
    case 'amounts':
      return renderAmounts(block)
    case 'quote':
      return renderQuote(block)
    case 'items':
      return html`<table role="presentation" style="${mailStyles.table}">
        ${block.items.map(renderItem)}
      </table>`
    case 'button':
      return renderButton(block)
  }
}

function renderFact({ label, value, url = '' }: MailFact): Html {
  const text = cleanLine(value)
  return html`<tr>
    <th class="soft" scope="row" style="${mailStyles.label}">${label}</th>
    <td class="ink" style="${mailStyles.value}">
      ${url === '' ? html`<bdi>${text}</bdi>` : html`<a class="link" href="${url}" style="${mailStyles.link}">${text}</a>`}
    </td>
  </tr>`
}

// Gmail hides what is after the first 102 kB of a mail, so a row of 200 has only the styles that differ from the table's.
function renderLines({ title, lines }: BlockOf<'lines'>): Html {
  return html`<h2 class="ink" style="${mailStyles.heading}">${title}</h2>
    <table class="ink" style="${mailStyles.lines}">
      ${lines.map(renderLine)}
    </table>`
}

function renderLine({ name, count, unit }: BlockOf<'lines'>['lines'][number]): Html {
  const { lineName, lineCount } = mailStyles
  return html`<tr>
    <th class="rule" scope="row" style="${lineName}"><bdi>${cleanLine(name)}</bdi></th>
    <td class="rule" style="${lineCount}">${formatQuantity(count, unit)}</td>
  </tr>`
}

function renderAmounts({ title, rows, totals }: BlockOf<'amounts'>): Html {
  return html`<h2 class="ink" style="${mailStyles.heading}">${title}</h2>
    <table class="ink" style="${mailStyles.lines}">
      ${rows.map(renderAmount)}${totals.map(renderAmount)}
    </table>`
}

function renderAmount({ name, detail = '', amount }: MailAmount): Html {
  const { lineName, lineCount } = mailStyles
  return html`<tr>
    <th class="rule" scope="row" style="${lineName}">
      <bdi>${cleanLine(name)}</bdi>
      ${detail === '' ? '' : html`<br /><span class="soft" style="${mailStyles.detail}">${cleanLine(detail)}</span>`}
    </th>
    <td class="rule" style="${lineCount}">${amount}</td>
  </tr>`
}

function renderQuote({ title, text }: BlockOf<'quote'>): Html {
  return html`<h2 class="ink" style="${mailStyles.heading}"><bdi>${cleanLine(title)}</bdi></h2>
    <table role="presentation" style="${mailStyles.table}">
      <tr>
        <td class="quote" dir="auto" style="${mailStyles.quote}">${renderLineBreaks(text)}</td>
      </tr>
    </table>`
}

function renderItem({ label, detail, url }: BlockOf<'items'>['items'][number]): Html {
  return html`<tr>
    <td class="ink rule" style="${mailStyles.item}">
      <a class="link" href="${url}" style="${mailStyles.strongLink}">${cleanLine(label)}</a><br />
      <span class="soft" style="${mailStyles.detail}">${cleanLine(detail)}</span>
    </td>
  </tr>`
}

function renderButton({ link }: BlockOf<'button'>): Html {
  return html`<table role="presentation" cellspacing="0" cellpadding="0" style="margin:24px 0">
    <tr>
      <td style="${mailStyles.button}">
        <a href="${link.url}" style="${mailStyles.buttonLink}">${link.label}</a>
      </td>
    </tr>
  </table>`
}

// Outlook ignores white-space: pre-wrap.
function renderLineBreaks(text: string): Html[] {
  return cleanLines(text).map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))
}
