import type { SentSoFar } from '../../data/liveSent'
import { listBounds } from '../../domain/pace'
import { SentCard } from './SentCard'
import styles from './SentList.module.css'

type Props = { known: SentSoFar; label: string; level: 2 | 3 }

/** Everything that a sender sent, newest first, and what is to be known about the list itself. */
export function SentList({ known, label, level }: Props) {
  const { sent, unreadable, isCurrent, isFull } = known
  return (
    <>
      {isCurrent ? null : (
        <p className={styles.remark} role="status">
          No connection just now: this is how it stood when there was one. It goes on by itself.
        </p>
      )}
      <ul className={styles.list} aria-label={label}>
        {sent.map((one) => (
          <li key={one.id}>
            <SentCard sent={one} level={level} />
          </li>
        ))}
      </ul>
      {unreadable > 0 ? <p className={styles.remark}>{unreadableText(unreadable)}</p> : null}
      {isFull ? (
        <p className={styles.remark}>
          The newest {listBounds.sender} of each kind are shown; we have the older ones, too.
        </p>
      ) : null}
    </>
  )
}

function unreadableText(count: number): string {
  const what = count === 1 ? 'One thing that you sent' : `${count} things that you sent`
  return `${what} cannot be shown on this page. We have it all the same: ask us on WhatsApp.`
}
