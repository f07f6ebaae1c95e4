import { useState, useEffect, useRef } from 'react'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { Button } from '../../ui/Button'
import { useItemWrites } from '../actions/useItemWrites'
import { useStaff } from '../../data/desk/DeskServices'
import { focusItemTitle } from './itemTitleId'
import desk from '../ui/desk.module.css'

type TakeOverQuestionProps = { claimer: SentItemClaim; onTakeOver: () => void; onLeave: () => void }

export function ClaimButtons({ sentItem }: { sentItem: SentItem }) {
  const { staff } = useStaff()
  const { submit, isWaiting, isBusy } = useItemWrites(sentItem)
  const [askedAbout, setAskedAbout] = useState<SentItemClaim | null>(null)
  const { claimedBy } = sentItem
  const press = () => {
    if (isWaiting('claim', 'handBack', 'takeOver')) return
    if (!claimedBy) submit({ type: 'claim' })
    else if (claimedBy.uid === staff.uid) submit({ type: 'handBack' })
    else setAskedAbout(claimedBy)
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
