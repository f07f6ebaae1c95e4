import { useState } from 'react'
import { useSearchParams, useNavigate } from 'react-router-dom'
import { useStaff } from '../../data/desk/DeskServices'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import { LoadingLive } from '../connection/LoadingLive'
import { TemplateList } from './TemplateList'
import { editParameter, newTemplateId } from './templatePaths'
import { useDeskPageMetadata } from '../useDeskPageMetadata'
import { Button, ButtonLink } from '../../ui/Button'
import { describeTemplateFailure } from './describeTemplateFailure'
import { createDocumentId } from '../../data/sending/createDocumentId'
import { deskTemplatesPath } from '../../../domain/site/deskPath'
import { Notice } from '../../ui/Notice'
import { TemplateEditor } from './TemplateEditor'
import desk from '../ui/desk.module.css'
import styles from './TemplatesScreen.module.css'

export function TemplatesScreen() {
  useDeskPageMetadata(deskTemplatesMessages.templatesTitle)
  const { useReplyTemplates } = useStaff()
  const snapshot = useReplyTemplates()
  const [query] = useSearchParams()
  const [deleted, setDeleted] = useState<ReplyTemplate | null>(null)
  const [message, setMessage] = useState('')
  if (!snapshot) return <LoadingLive label={deskTemplatesMessages.loadingTemplates} />
  const editedId = query.get(editParameter)
  return (
    <div className={desk.screen}>
      <p className={desk.slimSuccess} role="status">
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
    <div className={`${desk.slimSuccess} ${desk.actions} ${styles.undo}`} role="status">
      <p>{`“${template.name}${deskTemplatesMessages.deletedText} ${failure}`}</p>
      <Button tone="quiet" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void undo()}>
        {deskTemplatesMessages.undoLabel}
      </Button>
      <Button tone="quiet" onClick={() => onEnd('')}>
        {deskTemplatesMessages.dismiss}
      </Button>
    </div>
  )
}

type EditorScreenProps = {
  editedId: string
  templates: readonly ReplyTemplate[]
  onSaved: (message: string) => void
}

/** The editor of a new or an existing template. It keeps what was opened, even when a colleague deletes it meanwhile. */
function TemplateEditorScreen({ editedId, templates, onSaved }: EditorScreenProps) {
  const navigate = useNavigate()
  const [template] = useState(() =>
    editedId === newTemplateId ? createTemplate() : templates.find(({ id }) => id === editedId),
  )
  if (!template) {
    const actions = <ButtonLink to={deskTemplatesPath}>{deskTemplatesMessages.goToTemplates}</ButtonLink>
    return (
      <Notice title={deskTemplatesMessages.templateGoneTitle} actions={actions}>
        <p>{deskTemplatesMessages.templateGoneText}</p>
      </Notice>
    )
  }
  return (
    <TemplateEditor
      template={template}
      draftName={editedId}
      onSaved={(name) => {
        onSaved(deskTemplatesMessages.formatSaved(name))
        navigate(deskTemplatesPath)
      }}
    />
  )
}

function createTemplate(): ReplyTemplate {
  return { id: createDocumentId(), name: '', text: '' }
}
