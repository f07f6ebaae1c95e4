import { useMemo } from 'react'
import { canBeAccepted, type QuoteState } from '../../../domain/conversation/quoteState'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import { describeQuote } from '../../../domain/quotes/describeQuote'
import type { Quote } from '../../../domain/quotes/quote'
import type { RequestedProduct } from '../../../domain/sent-items/findDeletedProducts'
import { formatDeskDayAndTime } from '../../../domain/sent-items/deskMoment'
import { QuoteRows } from '../../ui/sent-items/QuoteRows'
import styles from './QuoteTable.module.css'
import desk from '../ui/desk.module.css'

type Props = {
  quote: Quote
  state: QuoteState
  findProduct: (productId: string) => RequestedProduct | undefined
  /** In milliseconds, by the server's clock. */
  now: number
}

/** A quote as it was sent, and what became of it. */
export function QuoteTable({ quote, state, findProduct, now }: Props) {
  const description = useMemo(() => describeQuote(quote, findProduct), [quote, findProduct])
  return (
    <div className={styles.quote}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <strong className={styles[state]}>{deskConversationMessages.quoteStates[state]}</strong>{' '}
          <span className={desk.hint}>
            {describeValidity(state, formatDeskDayAndTime(quote.validUntil, now))}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{deskConversationMessages.quoteLineColumn}</th>
            <th scope="col">{deskConversationMessages.quoteAmountColumn}</th>
          </tr>
        </thead>
        <QuoteRows
          quote={description}
          totalLabel={deskConversationMessages.quoteTotal}
          renderDetail={({ quantity, price }) => (
            <>
              {' '}
              <span className={styles.quantity}>
                {`${quantity} ${price === '' ? '' : deskConversationMessages.formatUnitPrice(price)}`}
              </span>
            </>
          )}
        />
      </table>
      {quote.note === '' ? null : (
        <p className={desk.written} dir="auto">
          {quote.note}
        </p>
      )}
    </div>
  )
}

/** Until when a quote can be accepted, or could be; '' for one that something else has ended. */
function describeValidity(state: QuoteState, time: string): string {
  if (state === 'expired') return deskConversationMessages.formatWasValidUntil(time)
  return canBeAccepted(state) ? deskConversationMessages.formatValidUntil(time) : ''
}
