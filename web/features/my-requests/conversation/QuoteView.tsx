import { describeQuote } from '../../../../domain/quotes/describeQuote'
import { lagosOffsetMs } from '../../../../domain/site/lagosOffset'
import { formatValidity } from '../../../../domain/quotes/formatQuoteText'
import type { Quote } from '../../../../domain/quotes/quote'
import { conversationMessages } from '../../../../domain/messages/conversation'
import type { RequestedProduct } from '../../../../domain/sent-items/findDeletedProducts'
import { QuoteRows } from '../../../ui/sent-items/QuoteRows'
import styles from './Conversation.module.css'

export type FindProduct = (productId: string) => RequestedProduct | undefined

type Props = { title: string; quote: Quote; findProduct: FindProduct }

/** A quote with its lines, its sum, and until when it holds. */
export function QuoteView({ title, quote, findProduct }: Props) {
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{title}</caption>
        <QuoteRows
          quote={describeQuote(quote, findProduct)}
          totalLabel={conversationMessages.total}
          renderDetail={({ quantity, price }) => (
            <span className={styles.detail}>{price === '' ? quantity : `${quantity} × ${price}`}</span>
          )}
        />
      </table>
      {quote.note === '' ? null : <p className={styles.text}>{quote.note}</p>}
      <p className={styles.detail}>{formatValidity(quote.validUntil, hasLagosClock(quote.validUntil))}</p>
    </>
  )
}

/** Whether the reader's clock shows the time of Lagos then. */
function hasLagosClock(time: Date): boolean {
  return time.getTimezoneOffset() * 60_000 === -lagosOffsetMs
}
