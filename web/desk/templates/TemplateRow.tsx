import { useState } from 'react'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import { Button, ButtonLink } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStaff } from '../../data/desk/DeskServices'
import { describeTemplateFailure } from './describeTemplateFailure'
import { getTemplateEditorPath } from './templatePaths'
import desk from '../ui/desk.module.css'
import styles from './TemplateList.module.css'

type Props = {
  template: ReplyTemplate
  onDeleted: (template: ReplyTemplate) => void
  onFailed: (message: string) => void
}

/** A reply template in the list, with the buttons that edit and delete it. */
export function TemplateRow({ template, onDeleted, onFailed }: Props) {
  const { deleteTemplate } = useStaff()
  const [isDeleting, setIsDeleting] = useState(false)
  const { id, name, text } = template
  const handleDelete = async () => {
    if (isDeleting) return
    setIsDeleting(true)
    const outcome = await deleteTemplate(id)
    setIsDeleting(false)
    if (outcome.kind === 'written') onDeleted(template)
    else onFailed(`“${name}” is still there. ${describeTemplateFailure(outcome)}`)
  }
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        <h2 className={desk.heading}>{name}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink tone="quiet" to={getTemplateEditorPath(id)}>
          {deskTemplatesMessages.editTemplate}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <Button
          tone="quiet"
          aria-busy={isDeleting}
          aria-disabled={isDeleting}
          onClick={() => void handleDelete()}
        >
          {deskTemplatesMessages.deleteTemplate}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
