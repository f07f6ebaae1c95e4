import type { ReplyTemplatesSnapshot } from '../../data/desk/replyTemplates'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { plusIcon } from '../../ui/icons'
import { TemplateRow } from './TemplateRow'
import { getTemplateEditorPath, newTemplateId } from './templatePaths'
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
      <div className={styles.bar}>
        <h1 className={styles.title} id="templates-title">
          {deskTemplatesMessages.templatesTitle}
        </h1>
        <ButtonLink to={getTemplateEditorPath(newTemplateId)}>
          <Icon pathData={plusIcon} />
          {deskTemplatesMessages.newTemplate}
        </ButtonLink>
      </div>
      <p className={styles.lead}>{deskTemplatesMessages.templatesLead}</p>
      {isCurrent ? null : (
        <p className={styles.remark} role="status">
          {deskTemplatesMessages.staleTemplates}
        </p>
      )}
      {templates.length > 0 ? (
        <ul className={styles.list} aria-label={deskTemplatesMessages.templatesTitle}>
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} onDeleted={onDeleted} onFailed={onFailed} />
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{deskTemplatesMessages.noTemplates}</p>
      )}
      {unreadableIds.length > 0 ? (
        <p className={styles.remark}>
          {deskTemplatesMessages.malformedTemplate} {unreadableIds.join(', ')}
        </p>
      ) : null}
    </section>
  )
}
