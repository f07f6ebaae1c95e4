import { useState } from 'react'
import { formatAnswer } from '../../domain/sent-items/formatAnswer'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

type Props = { sentItem: SentItem; isSending: boolean; now: number }

/**
 * Says that an answer is being written, and tells screen readers when the item is answered or closed. The live region is
 * always there, because screen readers announce only changes of one that they know.
 */
export function ReplyProgress({ sentItem, isSending, now }: Props) {
  const [initialStatus] = useState(sentItem.status)
  const hasChanged = sentItem.status !== initialStatus
  return (
    <p role="status">
      {isSending ? 'Your answer is being written…' : null}
      {hasChanged && !isSending ? (
        <VisuallyHidden>
          {sentItem.status === 'closed' ? 'This item is closed.' : `${formatAnswer(sentItem, now)}.`}
        </VisuallyHidden>
      ) : null}
    </p>
  )
}
