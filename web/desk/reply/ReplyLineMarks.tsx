import { memo, useId } from 'react'
import type { LineMark, ReplyLine, ReplyLineMark } from '../../../domain/replies/replyLine'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { Choice } from '../../ui/forms/Choice'
import { TextField } from '../../ui/forms/TextField'
import { LineMatch } from './LineMatch'
import styles from './ReplyLineMarks.module.css'

type Props = { lines: readonly ReplyLine[]; onMark: (key: string, mark: LineMark) => void }

const markNames: readonly [ReplyLineMark, string][] = [
  ['available', deskReplyMessages.availableMark],
  ['substitute', deskReplyMessages.substituteMark],
  ['notNow', deskReplyMessages.notNowMark],
]
const leftOut: [ReplyLineMark, string] = ['leftOut', deskReplyMessages.leftOutMark]

export const ReplyLineMarks = memo(function ReplyLineMarks({ lines, onMark }: Props) {
  return (
    <ul className={styles.lines} aria-label={deskReplyMessages.linesLabel}>
      {lines.map(({ key, ...line }, index) => (
        // Two lines of the same words have the same key.
        <li key={index}>
          <ReplyLineChoice {...line} lineKey={key} index={index} onMark={onMark} />
        </li>
      ))}
    </ul>
  )
})

type ChoiceProps = Omit<ReplyLine, 'key'> & { lineKey: string; index: number; onMark: Props['onMark'] }

const ReplyLineChoice = memo(function ReplyLineChoice({
  lineKey,
  text,
  words,
  index,
  onMark,
  ...marked
}: ChoiceProps) {
  const { mark, substitute, productId } = marked
  const textId = useId()
  const change = (fields: Partial<LineMark>) => onMark(lineKey, { mark, substitute, productId, ...fields })
  return (
    <>
      <div className={styles.line} role="radiogroup" aria-labelledby={textId}>
        <p className={styles.text} id={textId}>
          <bdi>{text}</bdi>
        </p>
        <div className={styles.choices}>
          {(words === null ? markNames : [...markNames, leftOut]).map(([value, name]) => (
            <Choice
              key={value}
              type="radio"
              name={`mark-${index}`}
              checked={mark === value}
              onCheck={() => change({ mark: value })}
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
              onTextChange={(changed) => change({ substitute: changed })}
            />
          </div>
        ) : null}
      </div>
      {words === null ? null : (
        <LineMatch
          words={words}
          isMatched={productId !== ''}
          onMatch={(product) => change({ productId: product?.id ?? '' })}
        />
      )}
    </>
  )
})
