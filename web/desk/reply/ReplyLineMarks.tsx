import { memo, useId } from 'react'
import type { ReplyLine, ReplyLineMark } from '../../../domain/replies/replyLine'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { Choice } from '../../ui/forms/Choice'
import { TextField } from '../../ui/forms/TextField'
import type { LineMark } from './replyEdits'
import styles from './ReplyLineMarks.module.css'

type Props = { lines: readonly ReplyLine[]; onMark: (index: number, mark: LineMark) => void }

const markNames: readonly [ReplyLineMark, string][] = [
  ['available', deskReplyMessages.availableMark],
  ['substitute', deskReplyMessages.substituteMark],
  ['notNow', deskReplyMessages.notNowMark],
]

export const ReplyLineMarks = memo(function ReplyLineMarks({ lines, onMark }: Props) {
  return (
    <ul className={styles.lines} aria-label={deskReplyMessages.linesLabel}>
      {lines.map((line, index) => (
        // The lines of a sent request never change their order.
        <li key={index}>
          <ReplyLineChoice line={line} index={index} onMark={onMark} />
        </li>
      ))}
    </ul>
  )
})

type ChoiceProps = { line: ReplyLine; index: number; onMark: Props['onMark'] }

const ReplyLineChoice = memo(function ReplyLineChoice({ line, index, onMark }: ChoiceProps) {
  const { text, mark, substitute } = line
  const textId = useId()
  return (
    <div className={styles.line} role="radiogroup" aria-labelledby={textId}>
      <p className={styles.text} id={textId}>
        <bdi>{text}</bdi>
      </p>
      <div className={styles.choices}>
        {markNames.map(([value, name]) => (
          <Choice
            key={value}
            type="radio"
            name={`mark-${index}`}
            checked={mark === value}
            onCheck={() => onMark(index, { mark: value, substitute })}
          >
            {name}
          </Choice>
        ))}
      </div>
      {mark === 'substitute' ? (
        <div className={styles.substitute}>
          <TextField
            label={deskReplyMessages.insteadLabel}
            name={`substitute-${index}`}
            maxLength={120}
            value={substitute}
            onTextChange={(changed) => onMark(index, { mark, substitute: changed })}
          />
        </div>
      ) : null}
    </div>
  )
})
