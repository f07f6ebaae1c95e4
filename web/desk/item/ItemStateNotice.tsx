import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { itemTitleId } from './itemTitleId'
import styles from './ItemPane.module.css'

type Props = { state: 'loading' | 'missing' | 'unreadable' | 'unknown'; itemKey: SentItemKey }

const sentences = {
  loading: null,
  missing: deskItemMessages.missingItem,
  unreadable: deskItemMessages.malformedItem,
  unknown: deskItemMessages.offlineItem,
} as const

/** Says why an item is not shown, under a heading with its reference. */
export function ItemStateNotice({ state, itemKey: { kind, id } }: Props) {
  const sentence = sentences[state]
  return (
    <>
      <h2 className={styles.title} id={itemTitleId} tabIndex={-1}>
        {kind === 'requests' ? deskItemMessages.requestWord : deskItemMessages.enquiryWord}{' '}
        {formatReference(id)}
      </h2>
      {sentence ? (
        <p>
          {sentence}{' '}
          <span className={styles.id}>
            {deskItemMessages.idLabel} {id}
          </span>
        </p>
      ) : null}
    </>
  )
}
