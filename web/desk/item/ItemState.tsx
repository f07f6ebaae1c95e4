import { formatAnswer } from '../../../domain/sent-items/formatAnswer'
import { formatLagosDate } from '../../../domain/site/lagosTime'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { useStaff } from '../../data/desk/DeskServices'
import { useState, useEffect, useRef } from 'react'
import { Button } from '../../ui/Button'
import { useItemWrites } from '../actions/useItemWrites'
import { focusItemTitle } from './ItemHeader'
import desk from '../ui/desk.module.css'
import styles from './ItemState.module.css'

type Props = {
  sentItem: SentItem
  now: number
  onHandBack: () => void
}

export function ItemState({ sentItem, now, onHandBack }: Props) {
  const { staff } = useStaff()
  const { status, claimedBy, answer } = sentItem
  const isNew = status === 'new'
  return (
    <section
      className={`${isNew ? desk.actions : styles.answer} ${desk.screenOnly}`}
      aria-label={isNew ? 'Claim' : 'Answer'}
    >
      {/* One live region for both: screen readers announce a change only in a region that they know. */}
      <p className={styles.sentence} role="status">
        {isNew ? describeClaim(claimedBy, staff) : describeAnswer(sentItem, now)}
      </p>
      {isNew ? <ClaimButtons sentItem={sentItem} onHandBack={onHandBack} /> : null}
      {isNew || answer?.text === undefined ? null : (
        <blockquote className={desk.written} dir="auto">
          {answer.text}
        </blockquote>
      )}
    </section>
  )
}

function describeClaim(claimedBy: SentItemClaim | null, staff: SentItemClaim): string {
  if (!claimedBy) return deskItemMessages.nobodyAnswers
  return claimedBy.uid === staff.uid
    ? deskItemMessages.youAnswer
    : deskItemMessages.formatAnswering(claimedBy.name)
}

function describeAnswer(sentItem: SentItem, now: number): string {
  const { status, updatedAt } = sentItem
  const closing =
    status === 'closed' && updatedAt
      ? deskItemMessages.formatClosedOn(formatLagosDate(updatedAt.getTime()))
      : ''
  return formatAnswer(sentItem, now) + closing
}

type TakeOverQuestionProps = { claimer: SentItemClaim; onTakeOver: () => void; onLeave: () => void }

function ClaimButtons({ sentItem, onHandBack }: Pick<Props, 'sentItem' | 'onHandBack'>) {
  const { staff } = useStaff()
  const { submit, isWaiting, isBusy } = useItemWrites(sentItem)
  const [askedAbout, setAskedAbout] = useState<SentItemClaim | null>(null)
  const { claimedBy } = sentItem
  const press = () => {
    if (isWaiting('claim', 'handBack', 'takeOver')) return
    if (!claimedBy) submit({ type: 'claim' })
    else if (claimedBy.uid === staff.uid) handBack()
    else setAskedAbout(claimedBy)
  }
  const handBack = () => {
    submit({ type: 'handBack' })
    onHandBack()
  }
  // A question about a claim that has changed meanwhile has no answer.
  const isAsking = askedAbout !== null && askedAbout.uid === claimedBy?.uid
  if (isAsking)
    return (
      <TakeOverQuestion
        claimer={askedAbout}
        onTakeOver={() => {
          setAskedAbout(null)
          submit({ type: 'takeOver', fromUid: askedAbout.uid })
        }}
        onLeave={() => setAskedAbout(null)}
      />
    )
  return (
    <Button
      tone={claimedBy ? 'quiet' : 'loud'}
      aria-busy={isBusy('claim', 'handBack', 'takeOver')}
      aria-disabled={isWaiting('claim', 'handBack', 'takeOver')}
      onClick={press}
    >
      {!claimedBy
        ? deskItemMessages.claim
        : claimedBy.uid === staff.uid
          ? deskItemMessages.handBack
          : deskItemMessages.takeOver}
    </Button>
  )
}

function TakeOverQuestion({ claimer, onTakeOver, onLeave }: TakeOverQuestionProps) {
  const questionRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    questionRef.current?.focus()
  }, [])
  const close = (act: () => void) => () => {
    act()
    focusItemTitle()
  }
  return (
    <div className={desk.actions}>
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
