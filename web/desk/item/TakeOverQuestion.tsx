import { useEffect, useRef } from 'react'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { Button } from '../../ui/Button'
import { focusItemTitle } from './itemTitleId'
import styles from './TakeOverQuestion.module.css'

type Props = { claimer: SentItemClaim; onTakeOver: () => void; onLeave: () => void }

/** Asks whether to take an item over from the colleague who is answering it. */
export function TakeOverQuestion({ claimer, onTakeOver, onLeave }: Props) {
  const questionRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    questionRef.current?.focus()
  }, [])
  const close = (act: () => void) => () => {
    act()
    focusItemTitle()
  }
  return (
    <div className={styles.question}>
      <p ref={questionRef} tabIndex={-1}>
        {claimer.name} {deskItemMessages.takeOverQuestion}
      </p>
      <Button onClick={close(onTakeOver)}>{deskItemMessages.takeOver}</Button>
      <Button tone="quiet" onClick={close(onLeave)}>
        {deskItemMessages.leaveIt}
      </Button>
    </div>
  )
}
