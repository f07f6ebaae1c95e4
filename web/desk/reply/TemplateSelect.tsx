import { useId } from 'react'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { deskTemplatesPath } from '../../../domain/site/deskPath'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { Link } from '../../ui/Link'
import desk from '../ui/desk.module.css'
import styles from './ItemReply.module.css'

type Props = {
  /** Undefined while loading. */
  templates: readonly ReplyTemplate[] | undefined
  template: ReplyTemplate | undefined
  onChoose: (id: string) => void
}

export function TemplateSelect({ templates, template, onChoose }: Props) {
  const id = useId()
  if (templates?.length === 0)
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
        value={template?.id ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {templates ? null : <option value="">{deskReplyMessages.loadingTemplates}</option>}
        {templates?.map(({ id: templateId, name }) => (
          <option key={templateId} value={templateId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
