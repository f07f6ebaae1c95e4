import type { SentItem } from '../../../domain/sent-items/sentItem'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { SentItemText } from '../../ui/sent-items/SentItemText'
import styles from './RequestedProducts.module.css'

export function SenderText({ sentItem: { kind, subject, text } }: { sentItem: SentItem }) {
  return (
    <section className={styles.products} aria-labelledby="item-text">
      <h3 className={styles.heading} id="item-text">
        {kind === 'requests' ? (
          deskItemMessages.ownWordsTitle
        ) : (
          <bdi>{subject || deskItemMessages.noSubject}</bdi>
        )}
      </h3>
      <SentItemText text={text} />
    </section>
  )
}
