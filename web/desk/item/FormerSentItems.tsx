import { useStaff } from '../../data/desk/DeskServices'
import { useLocation } from 'react-router-dom'
import { formatLagosDate } from '../../../domain/site/lagosTime'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { getDeskItemPath } from '../../../domain/site/deskPath'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { Link } from '../../ui/Link'
import desk from '../ui/desk.module.css'
import { statusNames } from './ItemHeader'
import styles from './FormerSentItems.module.css'

const maxItemsPerKind = 10

export function FormerSentItems({ sentItem }: { sentItem: SentItem }) {
  const { useItemsOfSameSender } = useStaff()
  const formerItems = useItemsOfSameSender(sentItem, maxItemsPerKind)
  // The filter of the inbox stays when another item opens.
  const { search } = useLocation()
  return (
    <section className={`${styles.former} ${desk.screenOnly}`} aria-labelledby="item-former">
      <h3 className={desk.heading} id="item-former">
        {deskItemMessages.formerItemsTitle}
      </h3>
      {formerItems === null ? <p className={desk.soft}>{deskItemMessages.searchingFormer}</p> : null}
      {formerItems?.length === 0 ? <p className={desk.soft}>{deskItemMessages.noFormerItems}</p> : null}
      {formerItems && formerItems.length > 0 ? (
        <ul className={styles.list}>
          {formerItems.map(({ kind, id, status, createdAt, subject }) => (
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
                  {formatLagosDate(createdAt.getTime())} <strong>{statusNames[status]}</strong>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
