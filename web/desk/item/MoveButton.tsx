import { useState } from 'react'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import type { StaffAction } from '../../../domain/conversation/staffActionTypes'
import { Button } from '../../ui/Button'
import { useItemWrites } from '../actions/useItemWrites'
import { ConfirmQuestion } from '../ui/ConfirmQuestion'
import { focusItemTitle } from './ItemHeader'

type Props = {
  item: SentItemKey
  action: StaffAction
  name: string
  /** Asked before the action is done; null if it is done at once. */
  question: string | null
  /** Where the focus goes once the action is done, which may remove the button. */
  focusNext?: () => void
}

/** A button that changes the status of an item, after a question where a hurried press would do harm. */
export function MoveButton({ item, action, name, question, focusNext = focusItemTitle }: Props) {
  const { submit, isBusy, isWaiting } = useItemWrites(item)
  const [isAsking, setIsAsking] = useState(false)
  const move = () => {
    setIsAsking(false)
    submit(action)
    focusNext()
  }
  const cancel = () => {
    setIsAsking(false)
    focusItemTitle()
  }
  if (isAsking && question !== null)
    return <ConfirmQuestion question={question} confirmName={name} onConfirm={move} onCancel={cancel} />
  const press = () => {
    if (isWaiting(action.type)) return
    if (question === null) move()
    else setIsAsking(true)
  }
  return (
    <Button
      tone="quiet"
      aria-busy={isBusy(action.type)}
      aria-disabled={isWaiting(action.type)}
      onClick={press}
    >
      {name}
    </Button>
  )
}
