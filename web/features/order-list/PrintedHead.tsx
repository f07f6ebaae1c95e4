import { useSyncExternalStore } from 'react'
import { business } from '../../domain/business'
import styles from './PrintedHead.module.css'

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** Stands on paper alone: whom the list is for, and the day on which it was printed. */
export function PrintedHead() {
  const today = useSyncExternalStore(whenPrinted, dayNow, noDay)
  return (
    <div className={styles.head}>
      <p className={styles.name}>{business.name}</p>
      <p>{[business.phone, business.email].join(' · ')}</p>
      <p>{today}</p>
    </div>
  )
}

// The page is drawn for the printer as soon as this has been told.
function whenPrinted(changed: () => void) {
  addEventListener('beforeprint', changed)
  return () => {
    removeEventListener('beforeprint', changed)
  }
}

function dayNow(): string {
  return dateFormat.format(new Date())
}

// A page that is drawn in advance has no day.
function noDay(): string {
  return ''
}
