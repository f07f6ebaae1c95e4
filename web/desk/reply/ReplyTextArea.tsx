import { staffReplyLimits } from '../../../domain/sent-items/staffReply'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { Button } from '../../ui/Button'
import { TextArea } from '../../ui/forms/TextField'
import desk from '../ui/desk.module.css'
import styles from './ItemReply.module.css'

type Props = {
  label: string
  text: string
  error: string
  onTextChange: (text: string) => void
  isEdited: boolean
  /** Fills the text from the template again; null where there is none to fill it from. */
  onFillAgain: (() => void) | null
  /** Confirms an edited text after the choices that fill it changed; null if they did not. */
  onKeep: (() => void) | null
}

const maxLengthText = staffReplyLimits.text.toLocaleString('en')

export function ReplyTextArea({ label, text, error, onTextChange, isEdited, onFillAgain, onKeep }: Props) {
  return (
    <div className={styles.textField}>
      <TextArea
        label={label}
        name="reply"
        rows={countRows(text)}
        hint={`${text.length.toLocaleString('en')} of ${maxLengthText} characters`}
        error={error || undefined}
        value={text}
        onTextChange={onTextChange}
      />
      {isEdited && (onFillAgain ?? onKeep) ? (
        <div className={`${desk.hint} ${styles.edited}`}>
          <p role={onKeep ? 'alert' : undefined}>
            {onKeep ? deskReplyMessages.outdatedNote : deskReplyMessages.changedNote}
          </p>
          {onFillAgain ? (
            <Button tone="quiet" onClick={onFillAgain}>
              {deskReplyMessages.fillAgain}
            </Button>
          ) : null}
          {onKeep ? (
            <Button tone="quiet" onClick={onKeep}>
              {deskReplyMessages.keepText}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

// As high as the text is, in lines, but never higher than a screen. A phone wraps the lines.
function countRows(text: string): number {
  return Math.min(Math.max(text.split('\n').length + 1, 8), 20)
}
