import { useState } from 'react'
import { sentItemsMessages } from '../../../domain/messages/sentItems'
import { Button } from '../Button'
import styles from './SentItemText.module.css'

// The maximum length of a collapsed text, which fills about one phone screen.
const previewLimits = { lines: 10, characters: 500 }

/** The text of a request or enquiry as the sender wrote it. A long text is collapsed at first. */
export function SentItemText({ text }: { text: string }) {
  const [isExpanded, setIsExpanded] = useState(false)
  const isLong = text.length > previewLimits.characters || text.split('\n').length > previewLimits.lines
  return (
    <>
      <p className={isLong && !isExpanded ? styles.preview : styles.text}>{text}</p>
      {isLong ? (
        <div>
          <Button tone="quiet" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? sentItemsMessages.showLess : sentItemsMessages.showAll}
          </Button>
        </div>
      ) : null}
    </>
  )
}
