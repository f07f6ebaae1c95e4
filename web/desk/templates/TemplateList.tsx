import type { ReplyTemplatesSnapshot } from '../../data/desk/replyTemplates'
import type { ReplyTemplate } from '../../domain/replies/replyTemplate'
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
          Templates
        </h1>
        <ButtonLink to={getTemplateEditorPath(newTemplateId)}>
          <Icon pathData={plusIcon} />
          New Template
        </ButtonLink>
      </div>
      <p className={styles.lead}>
        Texts that fill themselves when you reply. Everybody at the desk shares them.
      </p>
      {isCurrent ? null : (
        <p className={styles.remark} role="status">
          No connection: a template may have changed meanwhile. The list updates by itself.
        </p>
      )}
      {templates.length > 0 ? (
        <ul className={styles.list} aria-label="Templates">
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} onDeleted={onDeleted} onFailed={onFailed} />
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>
          There are no templates yet. Write one for what you answer most often; until then you write each
          reply by hand.
        </p>
      )}
      {unreadableIds.length > 0 ? (
        <p className={styles.remark}>Cannot be shown: {unreadableIds.join(', ')}</p>
      ) : null}
    </section>
  )
}
