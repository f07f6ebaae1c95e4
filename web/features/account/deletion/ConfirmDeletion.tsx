import { privacyMessages, type DeletionSubject } from '../../../../domain/messages/privacy'
import { Button } from '../../../ui/Button'
import { DeletionPanel } from './DeletionPanel'
import styles from './DeletionPanel.module.css'

type Props = {
  subject: DeletionSubject
  problem: string
  isDeleting: boolean
  onConfirm: () => void
  onKeep: () => void
}

/** The last question before a deletion. */
export function ConfirmDeletion({ subject, problem, isDeleting, onConfirm, onKeep }: Props) {
  const { confirm, keep } = privacyMessages.deletionTexts[subject]
  const title = subject === 'account' ? privacyMessages.deleteAccountTitle : privacyMessages.deleteSentTitle
  return (
    <DeletionPanel {...{ subject, title, problem }}>
      <div className={styles.actions}>
        <Button
          aria-busy={isDeleting}
          aria-disabled={isDeleting}
          onClick={() => {
            if (!isDeleting) onConfirm()
          }}
        >
          {isDeleting ? privacyMessages.deleting : confirm}
        </Button>
        {isDeleting ? null : (
          <Button tone="quiet" onClick={onKeep}>
            {keep}
          </Button>
        )}
      </div>
    </DeletionPanel>
  )
}
