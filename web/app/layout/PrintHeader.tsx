import { useSyncExternalStore } from 'react'
import { businessDetails } from '../../../domain/site/businessDetails'
import styles from './PrintHeader.module.css'

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/**
 * A header that appears only in print. It shows the name and contact details of the business, and the date of printing.
 */
export function PrintHeader() {
  const today = useSyncExternalStore(subscribeToPrint, getToday, getServerSnapshot)
  return (
    <div className={styles.head}>
      <p className={styles.name}>{businessDetails.name}</p>
      <p>{[businessDetails.phone, businessDetails.email].join(' · ')}</p>
      <p>{today}</p>
    </div>
  )
}

function subscribeToPrint(onChange: () => void) {
  addEventListener('beforeprint', onChange)
  return () => {
    removeEventListener('beforeprint', onChange)
  }
}

function getToday(): string {
  return dateFormat.format(new Date())
}

// The server snapshot is empty: a page that is prerendered at build time cannot know the date of printing.
function getServerSnapshot(): string {
  return ''
}
