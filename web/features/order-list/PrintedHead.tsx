import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { business } from '../../domain/business'
import styles from './PrintedHead.module.css'

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** Stands on paper alone: whom the list is for, and the day on which it was printed. */
export function PrintedHead() {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    // The page is drawn for the printer as soon as this returns.
    const date = () => {
      flushSync(() => {
        setToday(new Date())
      })
    }
    addEventListener('beforeprint', date)
    return () => {
      removeEventListener('beforeprint', date)
    }
  }, [])
  return (
    <div className={styles.head}>
      <p className={styles.name}>{business.name}</p>
      <p>{[business.phone, business.email].join(' · ')}</p>
      <p>{dateFormat.format(today)}</p>
    </div>
  )
}
