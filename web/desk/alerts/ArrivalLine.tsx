import { useEffect, useEffectEvent } from 'react'
import styles from './ArrivalLine.module.css'

// The item stays in the inbox, so nobody has to read the line in this time.
const shownMs = 20_000

/** The line that announces new items; it is a live region, so screen readers read it out. */
export function ArrivalLine({ text, onEnd }: { text: string; onEnd: () => void }) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (text === '') return undefined
    const timer = setTimeout(end, shownMs)
    return () => {
      clearTimeout(timer)
    }
  }, [text])
  return (
    <p className={text === '' ? styles.silent : styles.line} role="status">
      {text}
    </p>
  )
}
