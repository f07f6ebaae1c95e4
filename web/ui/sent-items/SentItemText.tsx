import { useState } from 'react'
import { Button } from '../Button'
import styles from './SentItemText.module.css'

// A collapsed text fills about one phone screen.
const previewLimits = { lines: 10, characters: 500 }

/** The text as its sender wrote it. A long text starts collapsed. */
export function SentItemText({ text }: { text: string }) {
  const [isExpanded, setIsExpanded] = useState(false)
  const isLong = text.length > previewLimits.characters || text.split('\n').length > previewLimits.lines
  return (
    <>
      <p className={isLong && !isExpanded ? styles.preview : styles.text}>{text}</p>
      {isLong ? (
        <div>
          <Button
            tone="quiet"
            aria-expanded={isExpanded}
            onClick={() => {
              setIsExpanded(!isExpanded)
            }}
          >
            {isExpanded ? 'Show less' : 'Show all of it'}
          </Button>
        </div>
      ) : null}
    </>
  )
}
