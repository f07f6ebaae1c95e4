import { type ReactNode, useEffect, useId, useRef, lazy, Suspense } from 'react'
import { toShareableMessage, toSubmissionMessage } from '../../../domain/sending/shareableMessage'
import type { OutboxItem } from '../../../domain/sending/outboxItem'
import { type OutboxSendingState, getOutboxDeliveryPhase } from '../../../domain/sending/outboxPhase'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { outboxMessages } from '../../../domain/messages/outbox'
import { orderListChangesMessages } from '../../../domain/messages/orderListPage'
import { useVisibleShop } from '../../data/ShopServices'
import { returnSentItems } from '../../state/sentOrderList'
import { useShopStore } from '../../state/storeHooks'
import { Icon } from '../../ui/Icon'
import { checkIcon, clockIcon, closeIcon } from '../../ui/icons'
import { showToast } from '../../ui/toasts/showToast'
import { OutboxItemActions } from './OutboxItemActions'
import { getServerClockOffsetMs } from '../../browser/serverClock'
import { useCurrentTime } from '../../browser/useCurrentTime'
import { useIsOutboxPersisted, useOutboxSendingStates } from './useOutbox'
import { getReplyClock } from '../../../domain/sent-items/replyClock'
import { formatReplyClock } from '../../../domain/sent-items/formatReplyClock'
import { importAgain } from '../../browser/importAgain'
import { useOutboxDelivery } from './outboxDelivery'
import { TextButton } from './TextButton'
import styles from './OutboxItemPanel.module.css'

const secondMs = 1000

type PanelsProps = {
  items: readonly OutboxItem[]
  /** The id of the submission that the visitor has just sent from this page. Its panel receives the focus. */
  submittedId?: string | undefined
  /** The heading level of the first panel; the other panels have level 2. */
  titleLevel?: 1 | 2
  firstPanelActions?: ReactNode
}

export function OutboxItemPanels({ items, submittedId, titleLevel = 2, firstPanelActions }: PanelsProps) {
  const activities = useOutboxSendingStates()
  return items.map((item, index) => (
    <OutboxItemPanel
      item={item}
      activity={activities.get(item.submission.id)}
      isNew={item.submission.id === submittedId}
      titleLevel={index === 0 ? titleLevel : 2}
      actions={index === 0 ? firstPanelActions : null}
      hasAnswerAlert={index === 0}
      key={item.submission.id}
    />
  ))
}

const icons = { sent: checkIcon, waiting: clockIcon, refused: closeIcon } as const

type Props = {
  item: OutboxItem
  activity: OutboxSendingState | undefined
  isNew: boolean
  titleLevel: 1 | 2
  actions: ReactNode
  /** One switch for all panels: it is about every answer. */
  hasAnswerAlert: boolean
}

function OutboxItemPanel({ item, activity, isNew, titleLevel, actions, hasAnswerAlert }: Props) {
  const { submission, delivery } = item
  const Title = titleLevel === 1 ? 'h1' : 'h2'
  const phase = getOutboxDeliveryPhase(item, activity, useCurrentTime(secondMs))
  const look = phase === 'sent' || phase === 'refused' ? phase : 'waiting'
  const isPersisted = useIsOutboxPersisted()
  const id = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const textRef = useRef<HTMLQuoteElement>(null)
  const message = toShareableMessage(submission)
  // Text that the visitor may have to copy by hand needs the reference.
  const shownMessage = phase === 'sent' ? toSubmissionMessage(submission) : message
  useEffect(() => {
    if (isNew) headingRef.current?.focus()
  }, [isNew])
  return (
    <section className={styles[look]} aria-labelledby={id}>
      <div role="status" className={styles.status}>
        <span className={styles.badge}>
          <Icon pathData={icons[look]} size="large" />
        </span>
        <Title className={styles.title} id={id} tabIndex={-1} ref={headingRef}>
          {outboxMessages.formatPhaseTitle(phase, submission.kind)}
        </Title>
        <p>{outboxMessages.formatPhaseText(phase, isPersisted)}</p>
        {phase === 'sent' && submission.fields.email ? (
          <p>{outboxMessages.formatConfirmationNote(submission.fields.email)}</p>
        ) : null}
      </div>
      {delivery.is === 'sent' ? <ReplyDueTime createdAt={delivery.createdAt} /> : null}
      {activity?.is === 'resting' && phase === 'resting' ? <SendCountdown until={activity.until} /> : null}
      <p className={styles.reference}>
        {outboxMessages.referenceLabel} <strong>{formatReference(submission.id)}</strong>
      </p>
      <blockquote className={styles.message} ref={textRef}>
        <p className={styles.subject}>{shownMessage.subject}</p>
        <p className={styles.body}>{shownMessage.body}</p>
      </blockquote>
      {item.orderList?.isTaken ? (
        <TakenListNote id={submission.id} onUndo={() => headingRef.current?.focus({ preventScroll: true })} />
      ) : null}
      {phase === 'sent' && hasAnswerAlert ? <LazyAnswerAlert /> : null}
      <div className={styles.actions}>
        <OutboxItemActions
          item={item}
          phase={phase}
          isBusy={activity?.is === 'sending'}
          message={message}
          textRef={textRef}
        />
        {actions}
      </div>
    </section>
  )
}

/** Says that what was sent is off the order list. Undo puts it back; then the focus must move, as the button goes. */
function TakenListNote({ id, onUndo }: { id: string; onUndo: () => void }) {
  const store = useShopStore()
  const { outbox } = useOutboxDelivery()
  const undo = () => {
    onUndo()
    showToast('success', orderListChangesMessages.formatUndoMessage(returnSentItems(outbox, store, id)))
  }
  return (
    <p className={styles.taken}>
      <span>{outboxMessages.takenListNote}</span>
      <TextButton onClick={undo}>{outboxMessages.undoText}</TextButton>
    </p>
  )
}

function SendCountdown({ until }: { until: number }) {
  const seconds = Math.max(0, Math.ceil((until - useCurrentTime(secondMs)) / 1000))
  return <p>{outboxMessages.formatCountdown(seconds)}</p>
}

const minuteMs = 60_000

/** Shows when the reply is due and how much time is left, based on the server's clock. */
function ReplyDueTime({ createdAt }: { createdAt: number }) {
  const now = useCurrentTime(secondMs, getServerClockOffsetMs)
  const { calendar } = useVisibleShop()
  const clock = getReplyClock(createdAt, now, calendar)
  return (
    <div className={clock.state === 'late' ? styles.late : styles.clock}>
      <p className={styles.due}>{formatReplyClock(clock, now)}</p>
      <p className={styles.note}>{formatTimeLeft(clock.state, Math.ceil((clock.dueAt - now) / minuteMs))}</p>
    </div>
  )
}

function formatTimeLeft(state: ReturnType<typeof getReplyClock>['state'], minutes: number): string {
  if (state === 'late') return outboxMessages.lateHint
  const left = minutes === 1 ? outboxMessages.lastMinute : outboxMessages.formatMinutesLeft(minutes)
  return state === 'runs' && minutes <= 45
    ? outboxMessages.formatLagosTimeLeft(left)
    : outboxMessages.replyTimeHint
}

// Without a connection the confirmation stays as it is: My Requests offers the same.
const AnswerAlert = lazy(() =>
  importAgain(async () => ({ default: (await import('./AnswerAlert')).AnswerAlert })).catch(() => ({
    default: () => null,
  })),
)

/** Offers a notification about the answer. Its code is loaded after the submission was sent. */
function LazyAnswerAlert() {
  return (
    <Suspense fallback={null}>
      <AnswerAlert />
    </Suspense>
  )
}
