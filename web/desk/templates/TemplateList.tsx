import { useState } from 'react'
import type { ReplyTemplatesSnapshot } from '../../data/desk/replyTemplates'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { findCaseOfTemplate } from '../../../domain/replies/requestCase'
import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import { ButtonLink, Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { plusIcon } from '../../ui/icons'
import { getTemplateEditorPath, newTemplateId } from './templatePaths'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStaff } from '../../data/desk/DeskServices'
import { describeTemplateFailure } from './describeTemplateFailure'
import desk from '../ui/desk.module.css'
import styles from './TemplateList.module.css'

type Props = {
  snapshot: ReplyTemplatesSnapshot
  onDeleted: (template: ReplyTemplate) => void
  onFailed: (message: string) => void
}

export function TemplateList({ snapshot: { templates, unreadableIds }, onDeleted, onFailed }: Props) {
  return (
    <section className={styles.section} aria-labelledby="templates-title">
      <div className={desk.bar}>
        <h1 className={desk.title} id="templates-title">
          {deskTemplatesMessages.templatesTitle}
        </h1>
        <ButtonLink to={getTemplateEditorPath(newTemplateId)}>
          <Icon pathData={plusIcon} />
          {deskTemplatesMessages.newTemplate}
        </ButtonLink>
      </div>
      <p className={desk.lead}>{deskTemplatesMessages.templatesLead}</p>
      {templates.length > 0 ? (
        <ul className={desk.list} aria-label={deskTemplatesMessages.templatesTitle}>
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} onDeleted={onDeleted} onFailed={onFailed} />
          ))}
        </ul>
      ) : (
        <p className={desk.lead}>{deskTemplatesMessages.noTemplates}</p>
      )}
      {unreadableIds.length > 0 ? (
        <p className={desk.remark}>
          {`${deskTemplatesMessages.malformedTemplate} ${unreadableIds.join(', ')}`}
        </p>
      ) : null}
    </section>
  )
}

type TemplateRowProps = {
  template: ReplyTemplate
  onDeleted: (template: ReplyTemplate) => void
  onFailed: (message: string) => void
}

function TemplateRow({ template, onDeleted, onFailed }: TemplateRowProps) {
  const { deleteTemplate } = useStaff()
  const [isDeleting, setIsDeleting] = useState(false)
  const { id, name, text } = template
  const requestCase = findCaseOfTemplate(id)
  const handleDelete = async () => {
    if (isDeleting) return
    setIsDeleting(true)
    const outcome = await deleteTemplate(template)
    setIsDeleting(false)
    if (outcome.kind === 'written') onDeleted(template)
    else onFailed(`“${name}” is still there. ${describeTemplateFailure(outcome)}`)
  }
  return (
    <li className={desk.row}>
      <div className={desk.texts}>
        <h2 className={desk.heading}>{name}</h2>
        {requestCase ? <p className={desk.hint}>{deskTemplatesMessages.caseNotes[requestCase]}</p> : null}
        <p className={`${desk.hint} ${styles.text}`}>{text}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink tone="quiet" to={getTemplateEditorPath(id)}>
          {deskTemplatesMessages.editTemplate}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </ButtonLink>
        <Button
          tone="quiet"
          aria-busy={isDeleting}
          aria-disabled={isDeleting}
          onClick={() => void handleDelete()}
        >
          {deskTemplatesMessages.deleteTemplate}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
