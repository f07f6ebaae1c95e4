import { type ReactNode, useEffect, useRef, useState } from 'react'
import { listReminderTimes } from '../../../domain/conversation/replyTimes'
import { maxReminderMs } from '../../../domain/conversation/moveLimits'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import { formatReminder } from '../../../domain/sent-items/deskMoment'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { Button } from '../../ui/Button'
import { useItemWrites } from '../actions/useItemWrites'
import { useShortcuts } from '../keyboard/useShortcuts'
import { type ChosenTime, isTimeUsable, noTimeChosen, TimeChoice } from '../ui/TimeChoice'
import desk from '../ui/desk.module.css'
import styles from './ItemReminder.module.css'

type Props = {
  sentItem: SentItem
  now: number
  /** The buttons beside the one that opens the choice. */
  children: ReactNode
}

/** The reminder of an item, which brings it back on top of the list, and the choice of its time. The key m opens it. */
export function ItemReminder({ sentItem, now, children }: Props) {
  const { submit, isBusy, isWaiting } = useItemWrites(sentItem)
  const [chosen, setChosen] = useState<ChosenTime | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { remindAt } = sentItem
  const close = () => {
    setChosen(null)
    opener.current?.focus()
  }
  const remind = (at: number | null) => {
    if (isWaiting('remind')) return
    submit({ type: 'remind', at })
    close()
  }
  useShortcuts({ m: () => setChosen(noTimeChosen) })
  return (
    <>
      <div className={desk.buttons}>
        <Button
          ref={opener}
          tone="quiet"
          aria-expanded={chosen !== null}
          aria-busy={isBusy('remind')}
          onClick={() => setChosen(chosen ? null : noTimeChosen)}
        >
          {deskConversationMessages.remindMe}
        </Button>
        {children}
      </div>
      <div className={remindAt ? desk.actions : styles.silent}>
        <p className={styles.reminder} role="status">
          {remindAt ? formatReminder(remindAt, now) : ''}
        </p>
        {remindAt ? (
          <Button tone="quiet" aria-disabled={isWaiting('remind')} onClick={() => remind(null)}>
            {deskConversationMessages.removeReminder}
          </Button>
        ) : null}
      </div>
      {chosen ? (
        <ReminderForm chosen={chosen} now={now} onChoose={setChosen} onSet={remind} onCancel={close} />
      ) : null}
    </>
  )
}

type FormProps = {
  chosen: ChosenTime
  now: number
  onChoose: (chosen: ChosenTime) => void
  onSet: (at: number) => void
  onCancel: () => void
}

function ReminderForm({ chosen, now, onChoose, onSet, onCancel }: FormProps) {
  useEffect(() => document.querySelector<HTMLElement>('input[name="reminder"]')?.focus(), [])
  const isUsable = isTimeUsable(chosen, now, maxReminderMs)
  const set = () => {
    if (isUsable && chosen.at !== null) onSet(chosen.at)
  }
  return (
    <div className={styles.form}>
      <TimeChoice
        label={deskConversationMessages.reminderQuestion}
        name="reminder"
        times={listReminderTimes(now)}
        chosen={chosen}
        now={now}
        maxMs={maxReminderMs}
        onChoose={onChoose}
      />
      <div className={desk.buttons}>
        <Button aria-disabled={!isUsable} onClick={set}>
          {deskConversationMessages.setReminder}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {deskConversationMessages.cancel}
        </Button>
      </div>
    </div>
  )
}
