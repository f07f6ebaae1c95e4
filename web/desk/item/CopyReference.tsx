import { useState } from 'react'
import { copyText } from '../../browser/copyText'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { Icon } from '../../ui/Icon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { copyIcon } from './itemIcons'
import styles from './ItemHeader.module.css'

/** An item's reference, with a button that copies it. Where that is not permitted, the reference can be selected. */
export function CopyReference({ id }: { id: string }) {
  const reference = formatReference(id)
  const [message, setMessage] = useState('')
  const copy = async () => {
    setMessage((await copyText(reference)) ? deskItemMessages.referenceCopied : deskItemMessages.selectToCopy)
  }
  return (
    <span className={styles.copy}>
      <VisuallyHidden>{deskItemMessages.referenceLabel} </VisuallyHidden>
      <strong className={styles.reference}>{reference}</strong>
      <button
        className={styles.copyButton}
        type="button"
        aria-label={deskItemMessages.formatCopyReference(reference)}
        onClick={() => void copy()}
      >
        <Icon pathData={copyIcon} />
      </button>
      <span role="status">{message}</span>
    </span>
  )
}
