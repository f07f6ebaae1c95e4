import { useEffect, useState } from 'react'
import { sendingMessages } from '../../../domain/messages/sending'
import styles from './UnreadLines.module.css'

const typingPauseMs = 700
const maxShown = 5

/**
 * Names the lines of the product list that the site cannot read, once the visitor pauses typing. They do not prevent
 * sending.
 */
export function UnreadLines({ texts }: { texts: readonly string[] }) {
  const lines = useAfterPause(texts.join('\n'))
    .split('\n')
    .filter((line) => line !== '')
  const hiddenCount = lines.length - maxShown
  return (
    <div role="status">
      {lines.length > 0 ? (
        <div className={styles.note}>
          <p>{lines.length === 1 ? sendingMessages.unreadLineNote : sendingMessages.unreadLinesNote}</p>
          <ul className={styles.lines}>
            {lines.slice(0, maxShown).map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
          {hiddenCount > 0 ? <p>{sendingMessages.formatMoreLines(hiddenCount)}</p> : null}
        </div>
      ) : null}
    </div>
  )
}

/** Returns the latest text that has not changed for a moment. */
function useAfterPause(text: string): string {
  const [settledText, setSettledText] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettledText, typingPauseMs, text)
    return () => {
      clearTimeout(timer)
    }
  }, [text])
  return settledText
}
