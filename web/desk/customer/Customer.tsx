import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sortOpenFirst, sumAcceptedQuotes } from '../../../domain/customers/customerItems'
import { deskCustomerMessages } from '../../../domain/messages/desk/customer'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { formatNaira } from '../../../domain/money/naira'
import { sumQuote } from '../../../domain/quotes/sumQuote'
import { listContactKeys } from '../../../domain/sent-items/contactKeys'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { getDeskItemPath } from '../../../domain/site/deskPath'
import { formatLagosDate } from '../../../domain/site/lagosTime'
import { useStaff } from '../../data/desk/DeskServices'
import { Link } from '../../ui/Link'
import { ListButton } from '../ui/ListButton'
import desk from '../ui/desk.module.css'
import styles from './Customer.module.css'
import { CustomerNote } from './CustomerNote'
import { type AcceptedQuotes, useAcceptedQuotes } from './useAcceptedQuotes'

const [firstItemsPerKind, maxItemsPerKind] = [10, 100]

/** Everything of the same account, e-mail address or phone number: what is open first, accepted quotes, and a note. */
export function Customer({ sentItem, now }: { sentItem: SentItem; now: number }) {
  const [itemsPerKind, setItemsPerKind] = useState(firstItemsPerKind)
  const others = useStaff().useItemsOfSameSender(sentItem, itemsPerKind)
  const items = [sentItem, ...(others ?? [])]
  const quotes = useAcceptedQuotes(items)
  const hasMore = itemsPerKind < maxItemsPerKind && (others ?? []).length >= itemsPerKind
  return (
    <section className={`${styles.customer} ${desk.screenOnly}`} aria-labelledby="item-customer">
      <h3 className={desk.heading} id="item-customer">
        {deskCustomerMessages.title}
      </h3>
      <Summary others={others} quotes={quotes} />
      {others && others.length > 0 ? <ItemList items={others} quotes={quotes} /> : null}
      {hasMore ? (
        <div>
          <ListButton onClick={() => setItemsPerKind(maxItemsPerKind)}>
            {deskCustomerMessages.showOlder}
          </ListButton>
        </div>
      ) : null}
      {/* A note is kept under a number or an address: without one, it could not be stored. */}
      {others && listContactKeys(sentItem.sender).length > 0 ? (
        <CustomerNote key={sentItem.id} sentItem={sentItem} others={others} now={now} />
      ) : null}
    </section>
  )
}

function Summary({ others, quotes }: { others: readonly SentItem[] | null; quotes: AcceptedQuotes }) {
  if (others === null) return <p className={desk.soft}>{deskCustomerMessages.searching}</p>
  const open = others.filter(({ status }) => status !== 'closed').length
  const accepted = sumAcceptedQuotes([...quotes.values()].filter((quote) => quote !== null))
  return (
    <>
      <p className={desk.soft}>
        {others.length === 0
          ? deskCustomerMessages.noOthers
          : deskCustomerMessages.formatOthers(open, others.length)}
      </p>
      {accepted.count > 0 ? (
        <p>{deskCustomerMessages.formatAccepted(accepted.count, accepted.total)}</p>
      ) : null}
      {[...quotes.values()].includes(null) ? (
        <p className={desk.hint}>{deskCustomerMessages.someQuotesMissing}</p>
      ) : null}
    </>
  )
}

function ItemList({ items, quotes }: { items: readonly SentItem[]; quotes: AcceptedQuotes }) {
  // The filter of the inbox stays when another item opens.
  const { search } = useLocation()
  return (
    <ul className={styles.list} aria-label={deskCustomerMessages.listLabel}>
      {sortOpenFirst(items).map(({ kind, id, status, createdAt, subject }) => {
        const quote = quotes.get(id)
        return (
          <li key={id}>
            <Link className={styles.link} to={getDeskItemPath({ kind, id }) + search}>
              <strong className={styles.reference}>{formatReference(id)}</strong>
              <span className={styles.subject}>
                <bdi>
                  {kind === 'requests'
                    ? deskItemMessages.requestWord
                    : subject || deskItemMessages.enquiryWord}
                </bdi>
              </span>
              <span className={styles.state}>
                <span>
                  {(quote ? `${formatNaira(sumQuote(quote))} · ` : '') + formatLagosDate(createdAt.getTime())}
                </span>{' '}
                <strong>{deskItemMessages.statusNames[status]}</strong>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
