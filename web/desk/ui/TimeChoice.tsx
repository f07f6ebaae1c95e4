import { findTimeProblem, type OfferedTime } from '../../../domain/conversation/replyTimes'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import { formatLagosInput, parseLagosInput } from '../../../domain/site/lagosInput'
import { dayMs } from '../../../domain/site/lagosTime'
import { Choice } from '../../ui/forms/Choice'
import { FieldGroup } from '../../ui/forms/FieldGroup'
import { TextField } from '../../ui/forms/TextField'
import styles from './TimeChoice.module.css'

/** The chosen time in milliseconds, and which of the offered ones it is; `at` is null while there is none. */
export type ChosenTime = { choice: string; at: number | null }

export const noTimeChosen: ChosenTime = { choice: '', at: null }

const otherChoice = 'other'

type Props = {
  label: string
  /** The name of the radio buttons. */
  name: string
  times: readonly OfferedTime[]
  chosen: ChosenTime
  /** In milliseconds, by the server's clock. */
  now: number
  maxMs: number
  onChoose: (chosen: ChosenTime) => void
}

/** A choice of some usual times, and of any other date and time in Lagos. */
export function TimeChoice({ label, name, times, chosen, now, maxMs, onChoose }: Props) {
  const isOther = chosen.choice === otherChoice
  return (
    <FieldGroup label={label} error={isOther ? '' : describeProblem(chosen, now, maxMs)}>
      <div className={styles.times}>
        {times.map(({ key, name: timeName, at }) => (
          <Choice
            key={key}
            type="radio"
            name={name}
            checked={chosen.choice === key}
            onCheck={() => onChoose({ choice: key, at })}
          >
            {timeName}
          </Choice>
        ))}
        <Choice
          type="radio"
          name={name}
          checked={isOther}
          onCheck={() => onChoose({ choice: otherChoice, at: null })}
        >
          {deskConversationMessages.otherTime}
        </Choice>
      </div>
      {isOther ? (
        <TextField
          label={deskConversationMessages.otherTimeLabel}
          name="time"
          type="datetime-local"
          min={formatLagosInput(now)}
          max={formatLagosInput(now + maxMs)}
          value={chosen.at === null ? '' : formatLagosInput(chosen.at)}
          error={describeProblem(chosen, now, maxMs) || undefined}
          onTextChange={(text) => onChoose({ choice: otherChoice, at: parseLagosInput(text) })}
        />
      ) : null}
    </FieldGroup>
  )
}

/** Whether a time is chosen that has not passed and is not too far ahead. */
export function isTimeUsable({ at }: ChosenTime, now: number, maxMs: number): boolean {
  return at !== null && findTimeProblem(at, now, maxMs) === null
}

function describeProblem({ at }: ChosenTime, now: number, maxMs: number): string {
  const problem = at === null ? null : findTimeProblem(at, now, maxMs)
  if (problem === 'passed') return deskConversationMessages.timePassed
  return problem === 'tooFar' ? deskConversationMessages.formatTimeTooFar(maxMs / dayMs) : ''
}
