import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import type { Acceptance } from '../../../domain/sent-items/acceptance'
import { formatLagosDate, formatLagosMoment } from '../../../domain/site/lagosTime'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { useStaff } from '../../data/desk/DeskServices'
import { useState } from 'react'
import { Button } from '../../ui/Button'
import { useItemWrites } from '../actions/useItemWrites'
import { ConfirmQuestion } from '../ui/ConfirmQuestion'
import { AcceptedSteps } from './AcceptedSteps'
import { focusItemTitle } from './ItemHeader'
import desk from '../ui/desk.module.css'
import styles from './ItemState.module.css'

type Props = {
  sentItem: SentItem
  now: number
  onHandBack: () => void
  onOpenSlip: () => void
}

/** Who answers, or what became of the item. */
export function ItemState({ sentItem, now, onHandBack, onOpenSlip }: Props) {
  const { staff } = useStaff()
  const { status, claimedBy, accepted } = sentItem
  const isNew = status === 'new'
  const isBox = accepted !== null || status === 'closed'
  const label = isBox ? deskItemMessages.stateLabel : undefined
  return (
    <section
      className={`${isNew ? desk.actions : isBox ? styles.state : styles.silent} ${desk.screenOnly}`}
      aria-label={isNew ? deskItemMessages.claimLabel : label}
    >
      {/* One live region for all: screen readers announce a change only in a region that they know. */}
      <p className={styles.sentence} role="status">
        {isNew ? describeClaim(claimedBy, staff) : describeState(sentItem, now)}
      </p>
      {isNew ? <ClaimButtons sentItem={sentItem} onHandBack={onHandBack} /> : null}
      {accepted ? (
        <>
          <AcceptedSteps sentItem={sentItem} now={now} />
          <div>
            <Button tone="quiet" onClick={onOpenSlip}>
              {deskConversationMessages.packingSlip}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}

function describeClaim(claimedBy: SentItemClaim | null, staff: SentItemClaim): string {
  if (!claimedBy) return deskItemMessages.nobodyAnswers
  return claimedBy.uid === staff.uid
    ? deskItemMessages.youAnswer
    : deskItemMessages.formatAnswering(claimedBy.name)
}

/** Says who accepted the quote, and when the item was closed; the conversation says who answered. */
function describeState({ status, updatedAt, accepted }: SentItem, now: number): string {
  const acceptance = accepted && describeAcceptance(accepted, now)
  const closing =
    status === 'closed' && updatedAt
      ? deskConversationMessages.formatClosedOn(formatLagosDate(updatedAt.getTime()))
      : null
  return [acceptance, closing].filter(Boolean).join('. ')
}

function describeAcceptance({ how, name, at }: Acceptance, now: number): string {
  const when = formatLagosMoment(at.getTime(), now)
  return how === 'phone'
    ? deskConversationMessages.formatAcceptedByPhone(name, when)
    : deskConversationMessages.formatAcceptedOnline(name, when)
}

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
  const leave = () => {
    setAskedAbout(null)
    focusItemTitle()
  }
  if (isAsking)
    return (
      <ConfirmQuestion
        question={`${askedAbout.name} ${deskItemMessages.takeOverQuestion}`}
        confirmName={deskItemMessages.takeOver}
        onConfirm={() => {
          submit({ type: 'takeOver', fromUid: askedAbout.uid })
          leave()
        }}
        onCancel={leave}
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
