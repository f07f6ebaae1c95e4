import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { orderListMessages } from '../../../domain/messages/orderList'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './RemovalOffer.module.css'

type Props = {
  name: string
  /** Whether the product's name is right above, so that only screen readers need the question. */
  isQuestionHidden?: boolean
  onRemove: () => void
  onKeep: () => void
}

/** Takes the place of a quantity for which 0 was typed: asks whether to remove the product. Escape keeps it. */
export function RemovalOffer({ name, isQuestionHidden = false, onRemove, onKeep }: Props) {
  const questionId = useId()
  const groupRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The field has left with the focus, unless the visitor has focused something else. The browser moves it after blur.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        groupRef.current?.querySelector('button')?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [])
  const keep = () => {
    const control = groupRef.current?.parentElement
    flushSync(onKeep)
    control?.querySelector('input')?.focus({ preventScroll: true })
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') keep()
  }
  const question = orderListMessages.formatRemovalQuestion(name)
  return (
    <div
      className={isQuestionHidden ? styles.compact : styles.offer}
      role="group"
      aria-labelledby={questionId}
      ref={groupRef}
    >
      <p id={questionId} role="alert">
        {isQuestionHidden ? <VisuallyHidden>{question}</VisuallyHidden> : question}
      </p>
      <button className={styles.remove} type="button" onClick={onRemove} onKeyDown={onKeyDown}>
        {orderListMessages.removeWord} <VisuallyHidden>{name}</VisuallyHidden>
      </button>
      <button className={styles.keep} type="button" onClick={keep} onKeyDown={onKeyDown}>
        {orderListMessages.keepText}
      </button>
    </div>
  )
}
