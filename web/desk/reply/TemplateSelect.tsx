import { useId } from 'react'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { deskTemplatesPath } from '../../../domain/site/deskPath'
import { Link } from '../../ui/Link'
import desk from '../ui/desk.module.css'
import styles from './ItemReply.module.css'

type Props = {
  /** Undefined while loading. */
  templates: readonly ReplyTemplate[] | undefined
  chosen: ReplyTemplate | undefined
  /** Whether the marks of the lines choose the template while staff have chosen none. */
  isByMarks: boolean
  /** The template that the marks choose. */
  marked: ReplyTemplate | undefined
  onChoose: (id: string) => void
}

export function TemplateSelect({ templates, chosen, isByMarks, marked, onChoose }: Props) {
  const id = useId()
  if (templates?.length === 0 && !isByMarks)
    return (
      <p>
        {deskReplyMessages.noTemplatesYet} <Link to={deskTemplatesPath}>{deskReplyMessages.writeOne}</Link>
        {deskReplyMessages.orWriteHere}
      </p>
    )
  return (
    <div className={styles.textField}>
      <label className={styles.label} htmlFor={id}>
        {deskReplyMessages.templateLabel}
      </label>
      <select
        className={desk.select}
        id={id}
        value={chosen?.id ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">
          {templates ? nameUnchosen(isByMarks, marked) : deskReplyMessages.loadingTemplates}
        </option>
        {templates?.map(({ id: templateId, name }) => (
          <option key={templateId} value={templateId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function nameUnchosen(isByMarks: boolean, marked: ReplyTemplate | undefined): string {
  if (!isByMarks) return deskReplyMessages.chooseTemplate
  return marked ? deskReplyMessages.formatMarkedTemplate(marked.name) : deskReplyMessages.markFirst
}
