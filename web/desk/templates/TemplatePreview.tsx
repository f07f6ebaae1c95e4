import { useStaff } from '../../data/desk/DeskServices'
import { useServerTime } from '../useServerTime'
import { useId, useState } from 'react'
import { fillReplyTemplate } from '../../../domain/replies/fillReplyTemplate'
import { createReplyLines, formatReplyLines } from '../../../domain/replies/replyLine'
import { describeDeskReplyClock } from '../../../domain/sent-items/deskReplyClock'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import desk from '../ui/desk.module.css'
import styles from './TemplateEditor.module.css'

const previewedItemsPerKind = 5

export function TemplatePreview({ text }: { text: string }) {
  const { useNewestSentItems } = useStaff()
  const sentItems = useNewestSentItems(previewedItemsPerKind)
  const [chosenId, setChosenId] = useState('')
  const selectId = useId()
  if (!sentItems) return <LoadingIndicator label={deskTemplatesMessages.loadingPreview} />
  const sentItem = sentItems.find(({ id }) => id === chosenId) ?? sentItems[0]
  if (!sentItem) return <p className={desk.soft}>{deskTemplatesMessages.noPreview}</p>
  return (
    <div className={styles.preview}>
      <label className={styles.previewLabel} htmlFor={selectId}>
        {deskTemplatesMessages.previewFor}
      </label>
      <select
        className={desk.select}
        id={selectId}
        value={sentItem.id}
        onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
      >
        {sentItems.map(({ id, kind, sender }) => (
          <option key={id} value={id}>
            {sender.name || deskTemplatesMessages.noName}, {kind === 'requests' ? 'request' : 'enquiry'}{' '}
            {formatReference(id)}
          </option>
        ))}
      </select>
      <FilledText text={text} sentItem={sentItem} />
    </div>
  )
}

function FilledText({ text, sentItem }: { text: string; sentItem: SentItem }) {
  const now = useServerTime()
  const filled = fillReplyTemplate(text, {
    name: sentItem.sender.name,
    reference: formatReference(sentItem.id),
    due: describeDeskReplyClock(sentItem.createdAt.getTime(), now).dueText,
    // The editor does not load the catalogue: the names of the products come from the sender's own text.
    lines: formatReplyLines(
      createReplyLines(sentItem, () => undefined),
      '',
    ),
  })
  return <blockquote className={styles.filled}>{filled}</blockquote>
}
