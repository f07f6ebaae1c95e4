import type { ReplyTemplatesSnapshot } from '../../data/desk/replyTemplates'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { plusIcon } from '../../ui/icons'
import { TemplateRow } from './TemplateRow'
import { getTemplateEditorPath, newTemplateId } from './templatePaths'
import desk from '../ui/desk.module.css'
import styles from './TemplateList.module.css'

type Props = {
  snapshot: ReplyTemplatesSnapshot
  onDeleted: (template: ReplyTemplate) => void
  onFailed: (message: string) => void
}

/** The reply templates by name, with a link to write a new one. */
export function TemplateList({
  snapshot: { templates, unreadableIds, isCurrent },
  onDeleted,
  onFailed,
}: Props) {
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
      {isCurrent ? null : (
        <p className={desk.remark} role="status">
          {deskTemplatesMessages.staleTemplates}
        </p>
      )}
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
          {deskTemplatesMessages.malformedTemplate} {unreadableIds.join(', ')}
        </p>
      ) : null}
    </section>
  )
}
