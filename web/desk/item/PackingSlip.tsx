import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { listQuotes } from '../../../domain/conversation/thread'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { describeQuote } from '../../../domain/quotes/describeQuote'
import type { Quote } from '../../../domain/quotes/quote'
import { formatDeskDayAndTime } from '../../../domain/sent-items/deskMoment'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { businessDetails } from '../../../domain/site/businessDetails'
import { useStaff } from '../../data/desk/DeskServices'
import { Button } from '../../ui/Button'
import { useServerTime } from '../useServerTime'
import { focusItemTitle, itemTitleId } from './ItemHeader'
import { useProducts } from '../products/useProducts'
import desk from '../ui/desk.module.css'
import styles from './PackingSlip.module.css'

type Props = { sentItem: SentItem; onClose: () => void }

/** What is packed for an accepted quote, to be printed: no prices, and a box to tick for each line. */
export function PackingSlip({ sentItem, onClose }: Props) {
  const now = useServerTime()
  const titleRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => titleRef.current?.focus(), [])
  const { id, sender, accepted, deliveryArea } = sentItem
  const replies = useStaff().useReplies(sentItem)
  const quote = listQuotes(replies ?? []).find((reply) => reply.id === accepted?.replyId)?.quote
  const contacts = [...new Set([sender.phone, sender.whatsapp, sender.email])].filter((text) => text !== '')
  const close = () => {
    flushSync(onClose)
    focusItemTitle()
  }
  return (
    <>
      <header className={styles.header}>
        <h2 className={desk.title} id={itemTitleId} tabIndex={-1} ref={titleRef}>
          {deskConversationMessages.formatSlipTitle(formatReference(id))}
        </h2>
        <p className={styles.letterhead}>{businessDetails.name}</p>
      </header>
      <p className={styles.block}>
        <strong>
          <bdi>{sender.name || deskItemMessages.noName}</bdi>
        </strong>
        {contacts.map((contact) => (
          <span className={styles.contact} key={contact}>
            <bdi>{contact}</bdi>
          </span>
        ))}
      </p>
      {deliveryArea === '' ? null : (
        <p className={styles.block}>
          {deskItemMessages.deliveryLabel}{' '}
          <strong>
            <bdi>{deliveryArea}</bdi>
          </strong>
        </p>
      )}
      {accepted ? (
        <p className={`${desk.hint} ${styles.block}`}>
          {deskConversationMessages.formatSlipAccepted(formatDeskDayAndTime(accepted.at, now))}
        </p>
      ) : null}
      {quote ? <SlipLines quote={quote} /> : <p role="status">{deskConversationMessages.slipMissing}</p>}
      <div className={desk.buttons}>
        <Button onClick={() => print()}>{deskConversationMessages.printSlip}</Button>
        <Button tone="quiet" onClick={close}>
          {deskConversationMessages.backToItem}
        </Button>
      </div>
    </>
  )
}

function SlipLines({ quote }: { quote: Quote }) {
  const { findProduct } = useProducts()
  const { rows } = describeQuote(quote, findProduct)
  // A discount is not packed.
  const extras = quote.extras.filter(({ kobo }) => kobo > 0)
  return (
    <>
      <table className={styles.lines}>
        <thead>
          <tr>
            <td />
            <th scope="col">{deskConversationMessages.slipQuantityColumn}</th>
            <th scope="col">{deskConversationMessages.slipProductColumn}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, quantity, mark }, index) => (
            <tr key={index}>
              <td>{mark === 'notNow' ? null : <span className={styles.box} />}</td>
              <td className={styles.quantity}>{mark === 'notNow' ? null : quantity}</td>
              <td>
                <bdi>{name}</bdi>
                {mark === 'notNow' ? (
                  <span className={desk.hint}> {deskConversationMessages.slipNotNow}</span>
                ) : null}
              </td>
            </tr>
          ))}
          {extras.map(({ text }, index) => (
            <tr key={index}>
              <td />
              <td />
              <td>
                <bdi>{text}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {quote.note === '' ? null : (
        <p className={`${desk.written} ${styles.note}`} dir="auto">
          {quote.note}
        </p>
      )}
    </>
  )
}
