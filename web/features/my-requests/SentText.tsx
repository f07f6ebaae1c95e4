import { useState } from 'react'
import { Button } from '../../ui/Button'
import styles from './SentText.module.css'

// A phone's screen is full with about so much.
const shown = { lines: 10, characters: 500 }

/** What was written, as it was written; a long text at first shows its beginning. */
export function SentText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > shown.characters || text.split('\n').length > shown.lines
  return (
    <>
      <p className={isLong && !isWhole ? styles.beginning : styles.text}>{text}</p>
      {isLong ? (
        <div>
          <Button
            tone="quiet"
            aria-expanded={isWhole}
            onClick={() => {
              setIsWhole(!isWhole)
            }}
          >
            {isWhole ? 'Show less' : 'Show all of it'}
          </Button>
        </div>
      ) : null}
    </>
  )
}
