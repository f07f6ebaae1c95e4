import { useSyncExternalStore } from 'react'
import { useVisibleShop } from '../../data/ShopServices'
import { formatOpeningState } from '../../../domain/opening-hours/formatOpeningState'
import { subscribeToMinutes } from '../../browser/subscribeToMinutes'
import styles from './OpeningState.module.css'

/** Shows until when the business is open, or when it opens, by the device's clock. */
export function OpeningState() {
  const { calendar } = useVisibleShop()
  const getText = () => formatOpeningState(Date.now(), calendar)
  const text = useSyncExternalStore(subscribeToMinutes, getText, getServerSnapshot)
  return <p className={styles.state}>{text}</p>
}

// A prerendered page cannot know the time: until hydration the text is empty, and its room is reserved.
function getServerSnapshot(): string {
  return ''
}
