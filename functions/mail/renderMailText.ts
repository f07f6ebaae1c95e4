import { describeWeek } from '../../domain/opening-hours/describeWeek'
import { formatOrderListLine } from '../../domain/order-list/formatOrderList'
import { businessDetails } from '../../domain/site/businessDetails'
import { mailsMessages } from '../../domain/messages/mails'
import { cleanLine } from '../../domain/validation/text'
import { cleanLines } from './cleanLines'
import type { MailAmount, MailBlock, MailContent } from './mail'

/** Writes the text part of a mail. It says everything that the HTML part says. */
export function renderMailText(content: MailContent): string {
  const { title, blocks } = content
  return `${[cleanLine(title), ...blocks.map(renderBlock), renderFooter(content)].join('\n\n')}\n`
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'remark':
      return cleanLine(block.text)
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${cleanLine(value)}`).join('\n')
    case 'lines':
      return renderLines(block)
    case 'amounts':
      return renderAmounts(block)
    case 'quote':
      return renderQuote(block)
    case 'message':
      return cleanLines(block.text).join('\n')
    case 'items':
      return block.items.map(renderItem).join('\n\n')
    case 'button':
      return `${block.link.label}:\n${block.link.url}`
  }
}

function renderLines({ title, lines }: Extract<MailBlock, { kind: 'lines' }>): string {
  return [`${title}:`, ...lines.map((line) => `- ${cleanLine(formatOrderListLine(line))}`)].join('\n')
}

function renderAmounts({ title, rows, totals }: Extract<MailBlock, { kind: 'amounts' }>): string {
  const render = ({ name, detail = '', amount }: MailAmount) =>
    `${[name, detail].filter(Boolean).map(cleanLine).join(', ')}: ${amount}`
  return [`${title}:`, ...rows.map((row) => `- ${render(row)}`), '', ...totals.map(render)].join('\n')
}

function renderQuote({ title, text }: Extract<MailBlock, { kind: 'quote' }>): string {
  return [`${cleanLine(title)}:`, ...cleanLines(text).map((line) => `> ${line}`.trimEnd())].join('\n')
}

function renderItem({ label, detail, url }: Extract<MailBlock, { kind: 'items' }>['items'][number]): string {
  return [`- ${cleanLine(label)}`, `  ${cleanLine(detail)}`, `  ${url}`].join('\n')
}

function renderFooter({ reason, calendar }: MailContent): string {
  const { name, address, phone } = businessDetails
  // Mail programs recognize this line as the beginning of a signature.
  return [
    '-- ',
    name,
    `${address.join(', ')}. ${mailsMessages.formatPhone(phone)}`,
    ...describeWeek(calendar).map(({ days, hours }) => `${days}: ${hours}`),
    '',
    reason,
  ].join('\n')
}
