import { useEffect } from 'react'
import styles from './Outbox.module.css'
import { OutboxPanel } from './OutboxPanel'
import { startSending } from './sendingBox'
import { useOutbox } from './useOutbox'

/** Everything of this visitor that has not been sent yet, and what became of it; nothing where all of it has. */
export function Outbox() {
  const { own, ofOthers, activities, isKept } = useOutbox()
  useEffect(startSending, [])
  const unsent = own.filter(({ standing }) => standing.is !== 'sent')
  if (unsent.length + ofOthers === 0) return null
  return (
    <div className={styles.panels}>
      {ofOthers > 0 ? <p className={styles.line}>{ofOthersText(ofOthers)}</p> : null}
      {unsent.map((item) => (
        <OutboxPanel
          item={item}
          activity={activities.get(item.outgoing.id)}
          isKept={isKept}
          key={item.outgoing.id}
        />
      ))}
    </div>
  )
}

/** What another account wrote is said to be there, and shown to nobody else. */
export function ofOthersText(count: number): string {
  const what = count === 1 ? 'Something was' : `${count} things were`
  return `${what} written with another account and not sent yet: it goes when that account signs in here again.`
}
