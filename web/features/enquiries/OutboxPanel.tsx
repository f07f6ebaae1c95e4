import { type ReactNode, useEffect, useId, useRef } from 'react'
import { letterOf } from '../../domain/letter'
import type { OutboxItem } from '../../domain/outbox'
import { type Activity, phaseOf, phaseText, phaseTitle } from '../../domain/outboxPhase'
import { referenceOf } from '../../domain/sent'
import styles from './OutboxPanel.module.css'
import { PanelActions } from './PanelActions'
import { RestTime } from './RestTime'
import { SentClock } from './SentClock'
import { useNow } from './useNow'

type Props = {
  item: OutboxItem
  activity: Activity | undefined
  /** Whether the browser keeps the outbox beyond this page. */
  isKept: boolean
  /** Takes the focus as soon as it stands: the visitor has just handed it in here. */
  isNew?: boolean
  /** What else the visitor may do on this screen. */
  actions?: ReactNode
}

/** Something that was handed in: what has become of it, what it says, and what the visitor may do. */
export function OutboxPanel({ item, activity, isKept, isNew = false, actions }: Props) {
  const { outgoing, standing } = item
  const phase = phaseOf(item, activity, useNow())
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<HTMLQuoteElement>(null)
  const letter = letterOf(outgoing)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section className={phase === 'refused' ? styles.refused : styles.panel} aria-labelledby={id}>
      <div role="status" className={styles.news}>
        <h2 className={styles.title} id={id} tabIndex={-1} ref={heading}>
          {phaseTitle(phase, outgoing.kind)}
        </h2>
        <p>{phaseText(phase, isKept)}</p>
      </div>
      {standing.is === 'sent' ? <SentClock {...standing} /> : null}
      {activity?.is === 'resting' && phase === 'resting' ? <RestTime until={activity.until} /> : null}
      <p className={styles.reference}>
        Reference <strong>{referenceOf(outgoing.id)}</strong>
      </p>
      <blockquote className={styles.letter} ref={shown}>
        <p className={styles.subject}>{letter.subject}</p>
        <p className={styles.body}>{letter.body}</p>
      </blockquote>
      <div className={styles.actions}>
        <PanelActions
          item={item}
          phase={phase}
          isBusy={activity?.is === 'sending'}
          letter={letter}
          shown={shown}
        />
        {actions}
      </div>
    </section>
  )
}
