import { useSyncExternalStore } from 'react'
import { formatOpeningState } from '../../../domain/opening-hours/formatOpeningState'
import styles from './OpeningState.module.css'

const minuteMs = 60_000

/** Shows until when the business is open, or when it opens, by the device's clock. */
export function OpeningState() {
  const text = useSyncExternalStore(subscribeToMinutes, getOpeningState, getServerSnapshot)
  return <p className={styles.state}>{text}</p>
}

function subscribeToMinutes(onChange: () => void) {
  const timer = setInterval(onChange, minuteMs)
  return () => clearInterval(timer)
}

function getOpeningState(): string {
  return formatOpeningState(Date.now())
}

// A prerendered page cannot know the time: until hydration the text is empty, and its room is reserved.
function getServerSnapshot(): string {
  return ''
}
