import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStaff } from '../../data/desk/DeskServices'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { TemplateEditorScreen } from './TemplateEditorScreen'
import { TemplateList } from './TemplateList'
import { editParameter } from './templatePaths'
import { useDeskPageMetadata } from '../useDeskPageMetadata'
import { Button } from '../../ui/Button'
import { describeTemplateFailure } from './describeTemplateFailure'
import desk from '../ui/desk.module.css'
import styles from './TemplatesScreen.module.css'

export function TemplatesScreen() {
  useDeskPageMetadata(deskTemplatesMessages.templatesTitle)
  const { useReplyTemplates } = useStaff()
  const snapshot = useReplyTemplates()
  const [query] = useSearchParams()
  const [deleted, setDeleted] = useState<ReplyTemplate | null>(null)
  const [message, setMessage] = useState('')
  if (!snapshot) return <LoadingIndicator label={deskTemplatesMessages.loadingTemplates} />
  const editedId = query.get(editParameter)
  return (
    <div className={desk.screen}>
      <p className={message === '' ? styles.silent : desk.slimSuccess} role="status">
        {message}
      </p>
      {deleted ? <DeletedTemplateNotice key={deleted.id} template={deleted} onEnd={endUndo} /> : null}
      {editedId === null ? (
        <TemplateList snapshot={snapshot} onDeleted={offerUndo} onFailed={setMessage} />
      ) : (
        <TemplateEditorScreen
          key={editedId}
          editedId={editedId}
          templates={snapshot.templates}
          onSaved={setMessage}
        />
      )}
    </div>
  )

  function offerUndo(template: ReplyTemplate) {
    setMessage('')
    setDeleted(template)
  }

  function endUndo(endMessage: string) {
    setDeleted(null)
    setMessage(endMessage)
  }
}

type Props = {
  template: ReplyTemplate
  /** Called when the template is back, or stays deleted. */
  onEnd: (message: string) => void
}

/** Offers to undo the deletion of a template. It stays until it is used or dismissed: reading takes time. */
function DeletedTemplateNotice({ template, onEnd }: Props) {
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
      <Button tone="quiet" onClick={() => onEnd('')}>
        {deskTemplatesMessages.dismiss}
      </Button>
    </div>
  )
}
