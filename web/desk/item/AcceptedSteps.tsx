import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import { type AcceptedStep, acceptedSteps, type DoneBy } from '../../../domain/sent-items/acceptance'
import { formatLagosMoment } from '../../../domain/site/lagosTime'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { useStaff } from '../../data/desk/DeskServices'
import { Choice } from '../../ui/forms/Choice'
import { useItemWrites } from '../actions/useItemWrites'
import desk from '../ui/desk.module.css'
import styles from './AcceptedSteps.module.css'

type Props = { sentItem: SentItem; now: number }

/** What is done since the quote was accepted, each with who and when. Whoever ticked a step can take it back. */
export function AcceptedSteps({ sentItem, now }: Props) {
  const { steps, status } = sentItem
  return (
    <ul className={styles.steps} aria-label={deskConversationMessages.stepsLabel}>
      {acceptedSteps.map((step) => (
        <li className={styles.step} key={step}>
          {status === 'accepted' ? (
            <StepBox sentItem={sentItem} step={step} />
          ) : (
            <span>{deskConversationMessages.stepNames[step]}</span>
          )}
          <StepNote done={steps[step]} now={now} isOpen={status === 'accepted'} />
        </li>
      ))}
    </ul>
  )
}

function StepBox({ sentItem, step }: { sentItem: SentItem; step: AcceptedStep }) {
  const { staff } = useStaff()
  const { submit, waiting } = useItemWrites(sentItem)
  const done = sentItem.steps[step]
  const pending = waiting.find(({ write }) => 'step' in write && write.step === step)
  const isDone = pending ? pending.write.type === 'tick' : done !== undefined
  const isOthers = done !== undefined && done.uid !== staff.uid
  return (
    <Choice
      type="checkbox"
      checked={isDone}
      aria-busy={pending?.needsConnection === false}
      aria-disabled={isOthers}
      onCheck={(isChecked) => {
        if (!isOthers && !pending) submit({ type: isChecked ? 'tick' : 'untick', step })
      }}
    >
      {deskConversationMessages.stepNames[step]}
    </Choice>
  )
}

function StepNote({ done, now, isOpen }: { done: DoneBy | undefined; now: number; isOpen: boolean }) {
  const { staff } = useStaff()
  if (!done) return null
  const isOthers = isOpen && done.uid !== staff.uid
  return (
    <span className={desk.hint}>
      {deskConversationMessages.formatDoneBy(done.name, formatLagosMoment(done.at.getTime(), now)) +
        (isOthers ? `. ${deskConversationMessages.formatOthersStep(done.name)}` : '')}
    </span>
  )
}
