import { useState } from 'react'
import { copyText } from '../../../browser/copyText'
import type { SentItemKey } from '../../../../domain/sent-items/sentItem'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import styles from './MalformedRow.module.css'

type Props = { itemKey: SentItemKey }

/** The row of an item whose document cannot be parsed: its id, for whoever mends the document. */
export function MalformedRow({ itemKey: { kind, id } }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    setIsCopied(await copyText(`${kind}/${id}`))
  }
  return (
    <div className={styles.row}>
      <span className={styles.text}>
        {deskInboxMessages.malformedText} {id}
      </span>
      <button className={styles.copy} type="button" data-inbox-row={id} onClick={() => void copy()}>
        {isCopied ? deskInboxMessages.copied : deskInboxMessages.copyLabel}
      </button>
    </div>
  )
}
