import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import { itemTitleId } from './itemTitleId'
import styles from './ItemPane.module.css'

type Props = { state: 'loading' | 'missing' | 'unreadable' | 'unknown'; itemKey: SentItemKey }

const sentences = {
  loading: null,
  missing: 'There is nothing at this address. Check the reference with whoever gave you the link.',
  unreadable:
    'This was stored in a form that the desk cannot show. Nothing is lost: give the id to whoever looks after the database.',
  unknown: 'There is no connection, and this was not opened before. It shows as soon as you are online.',
} as const

/** Says why an item is not shown, under a heading with its reference. */
export function ItemStateNotice({ state, itemKey: { kind, id } }: Props) {
  const sentence = sentences[state]
  return (
    <>
      <h2 className={styles.title} id={itemTitleId} tabIndex={-1}>
        {kind === 'requests' ? 'Request' : 'Enquiry'} {formatReference(id)}
      </h2>
      {sentence ? (
        <p>
          {sentence} <span className={styles.id}>Id: {id}</span>
        </p>
      ) : null}
    </>
  )
}
