import { describeQuote } from '../../../../domain/quotes/describeQuote'
import { formatValidity } from '../../../../domain/quotes/formatQuoteText'
import type { Quote } from '../../../../domain/quotes/quote'
import { conversationMessages } from '../../../../domain/messages/conversation'
import type { RequestedProduct } from '../../../../domain/sent-items/findDeletedProducts'
import styles from './Conversation.module.css'

export type FindProduct = (productId: string) => RequestedProduct | undefined

type Props = { title: string; quote: Quote; findProduct: FindProduct }

/** A quote with its lines, its sum, and until when it holds. */
export function QuoteView({ title, quote, findProduct }: Props) {
  const { rows, extras, sum } = describeQuote(quote, findProduct)
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{title}</caption>
        <tbody>
          {rows.map(({ name, quantity, price, amount }, index) => (
            <tr key={index}>
              <th scope="row">
                <bdi>{name}</bdi>
                <span className={styles.detail}>{price === '' ? quantity : `${quantity} × ${price}`}</span>
              </th>
              <td>{amount}</td>
            </tr>
          ))}
          {extras.map(({ text, amount }, index) => (
            <tr key={index}>
              <th scope="row">
                <bdi>{text}</bdi>
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{conversationMessages.total}</th>
            <td>{sum}</td>
          </tr>
        </tfoot>
      </table>
      {quote.note === '' ? null : <p className={styles.text}>{quote.note}</p>}
      <p className={styles.detail}>{formatValidity(quote.validUntil)}</p>
    </>
  )
}
