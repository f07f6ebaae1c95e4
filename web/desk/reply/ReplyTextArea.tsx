import { staffReplyLimits } from '../../../domain/sent-items/staffReply'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { Button } from '../../ui/Button'
import { TextArea } from '../../ui/forms/TextField'
import styles from './ItemReply.module.css'

type Props = {
  label: string
  text: string
  error: string
  onTextChange: (text: string) => void
  /** Fills the text from the template again; null while nobody has edited it. */
  onFillAgain: (() => void) | null
}

const maxLengthText = staffReplyLimits.text.toLocaleString('en')

export function ReplyTextArea({ label, text, error, onTextChange, onFillAgain }: Props) {
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
      {onFillAgain ? (
        <p className={styles.edited}>
          {deskReplyMessages.changedNote}{' '}
          <Button tone="quiet" onClick={onFillAgain}>
            {deskReplyMessages.fillAgain}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

// As high as the text is, in lines, but never higher than a screen. A phone wraps the lines.
function countRows(text: string): number {
  return Math.min(Math.max(text.split('\n').length + 1, 8), 20)
}
