import { useState } from 'react'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import { Button } from '../../ui/Button'
import { useStaff } from '../../data/desk/DeskServices'
import { describeTemplateFailure } from './describeTemplateFailure'
import styles from './TemplatesScreen.module.css'

type Props = {
  template: ReplyTemplate
  /** Called when the template is back, or stays deleted. */
  onEnd: (message: string) => void
}

/** Offers to undo the deletion of a template. It stays until it is used or dismissed: reading takes time. */
export function DeletedTemplateNotice({ template, onEnd }: Props) {
  const { saveTemplate } = useStaff()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const undo = async () => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await saveTemplate(template)
    setIsBusy(false)
    if (outcome.kind === 'written') onEnd(deskTemplatesMessages.formatRestored(template.name))
    else setFailure(describeTemplateFailure(outcome))
  }
  return (
    <div className={styles.undo} role="status">
      <p>
        “{template.name}
        {deskTemplatesMessages.deletedText} {failure}
      </p>
      <Button tone="quiet" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void undo()}>
        {deskTemplatesMessages.undoLabel}
      </Button>
      <Button
        tone="quiet"
        onClick={() => {
          onEnd('')
        }}
      >
        {deskTemplatesMessages.dismiss}
      </Button>
    </div>
  )
}
