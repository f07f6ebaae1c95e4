import { describeQuote } from '../../domain/quotes/describeQuote'
import { formatValidity } from '../../domain/quotes/formatQuoteText'
import type { Quote } from '../../domain/quotes/quote'
import { mailsMessages } from '../../domain/messages/mails'
import type { RequestedProduct } from '../../domain/sent-items/findDeletedProducts'
import type { MailBlock } from './mail'

export type FindProduct = (productId: string) => RequestedProduct | undefined

/** A quote as a table with its sum, and its note. */
export function createQuoteBlocks(quote: Quote, findProduct: FindProduct): MailBlock[] {
  const { rows, extras, sum } = describeQuote(quote, findProduct)
  return [
    {
      kind: 'amounts',
      title: mailsMessages.quoteTitle,
      rows: rows.map(({ name, quantity, price, amount }) => ({
        name,
        detail: price === '' ? quantity : `${quantity} × ${price}`,
        amount,
      })),
      totals: [
        ...extras.map(({ text, amount }) => ({ name: text, amount })),
        { name: mailsMessages.quoteTotal, amount: sum },
      ],
    },
    { kind: 'message', text: quote.note },
  ]
}

/** Until when a quote can be accepted. */
export function createValidityBlock({ validUntil }: Quote): MailBlock {
  return { kind: 'paragraph', text: formatValidity(validUntil) }
}
