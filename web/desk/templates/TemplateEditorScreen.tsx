import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { createDocumentId } from '../../data/sending/createDocumentId'
import { deskTemplatesPath } from '../../../domain/site/deskPath'
import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { TemplateEditor } from './TemplateEditor'
import { newTemplateId } from './templatePaths'

type Props = {
  editedId: string
  templates: readonly ReplyTemplate[]
  onSaved: (message: string) => void
}

/** The editor of a new or an existing template. It keeps what was opened, even when a colleague deletes it meanwhile. */
export function TemplateEditorScreen({ editedId, templates, onSaved }: Props) {
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
