import { formatLagosDate, formatLagosTime, formatLagosWeekday } from '../site/lagosTime'
import { cleanLine } from '../validation/text'
import type { QuoteDescription, QuoteRow } from './describeQuote'

type QuoteText = {
  senderName: string
  /** What the quote is about, such as 'request ABC234'. */
  about: string
  description: QuoteDescription
  note: string
  validUntil: Date
  /** Where the sender answers. */
  url: string
}

/** Formats a quote as a message that reads well on WhatsApp, where *stars* make text bold. */
export function formatQuoteText(quote: QuoteText): string {
  const { senderName, about, description, note, validUntil, url } = quote
  const { rows, extras, sum } = description
  return [
    `Good day${senderName === '' ? '' : ` ${cleanLine(senderName)}`}, here is our quote for your ${about}:`,
    rows.map(formatRow).join('\n'),
    [...extras.map(({ text, amount }) => `${text}: ${amount}`), `*Total: ${sum}*`].join('\n'),
    note,
    `${formatValidity(validUntil)}\nTo accept it or ask for a change: ${url}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Until when a quote can be accepted, such as 'Valid until Tuesday, 10 March 2026 at 18:00 Lagos time.' */
export function formatValidity(validUntil: Date, isReaderInLagos = false): string {
  const timeMs = validUntil.getTime()
  const time = `${formatLagosTime(timeMs)}${isReaderInLagos ? '' : ' Lagos time'}`
  return `Valid until ${formatLagosWeekday(timeMs)}, ${formatLagosDate(timeMs)} at ${time}.`
}

function formatRow({ name, quantity, price, amount }: QuoteRow): string {
  const line = `- ${cleanLine(name)}, ${quantity}`
  return price === '' ? `${line}: ${amount.toLowerCase()}` : `${line} × ${price} = ${amount}`
}
