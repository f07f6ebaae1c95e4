import { type SubmitEvent, useState } from 'react'
import { customerNoteLimits } from '../../../domain/customers/customerNote'
import { deskCustomerMessages } from '../../../domain/messages/desk/customer'
import { formatLagosMoment } from '../../../domain/site/lagosTime'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { cleanText } from '../../../domain/validation/text'
import { Button } from '../../ui/Button'
import { TextArea } from '../../ui/forms/TextField'
import { findTextError } from '../drafts/findTextError'
import { parseTextDraft, useItemDraft } from '../drafts/useItemDraft'
import { ListButton } from '../ui/ListButton'
import desk from '../ui/desk.module.css'
import styles from './Customer.module.css'
import { useCustomerNote } from './useCustomerNote'

type Props = { sentItem: SentItem; others: readonly SentItem[]; now: number }

/** The note that staff keep about a customer. It keeps on the device what was typed, until the note is saved. */
export function CustomerNote({ sentItem, others, now }: Props) {
  const { note, isBusy, status, write, undo } = useCustomerNote(sentItem, others)
  const draft = useItemDraft(sentItem, 'customer', parseTextDraft)
  const [text, setText] = useState(() => draft.read())
  if (note === 'loading') return <p className={desk.hint}>{deskCustomerMessages.noteLoading}</p>
  if (note === 'failed') return <p className={desk.hint}>{deskCustomerMessages.noteFailed}</p>
  const change = (changed: string) => {
    setText(changed)
    draft.keep(changed)
  }
  const close = () => {
    setText(null)
    draft.forget()
  }
  const save = async (saved: string) => {
    if (await write(saved)) close()
  }
  return (
    <div className={styles.note}>
      {note ? (
        <>
          <p className={desk.written} dir="auto">
            {note.text}
          </p>
          <p className={desk.hint}>
            {deskCustomerMessages.formatWrittenBy(
              note.by.name,
              formatLagosMoment(note.updatedAt.getTime(), now),
            )}
          </p>
        </>
      ) : null}
      {text === null ? (
        <div className={desk.buttons}>
          <ListButton onClick={() => setText(note?.text ?? '')}>
            {note ? deskCustomerMessages.editNote : deskCustomerMessages.writeNote}
          </ListButton>
          {note ? (
            <ListButton aria-busy={isBusy} onClick={() => void write(null)}>
              {deskCustomerMessages.deleteNote}
            </ListButton>
          ) : null}
          {undo ? <ListButton onClick={() => void undo()}>{deskCustomerMessages.undo}</ListButton> : null}
        </div>
      ) : (
        <NoteForm text={text} isBusy={isBusy} onChange={change} onSave={save} onCancel={close} />
      )}
      <p className={status.isFailure ? desk.slimFailure : desk.slimSuccess} role="status">
        {status.text}
      </p>
    </div>
  )
}

type FormProps = {
  text: string
  isBusy: boolean
  onChange: (text: string) => void
  onSave: (text: string) => Promise<void>
  onCancel: () => void
}

function NoteForm({ text, isBusy, onChange, onSave, onCancel }: FormProps) {
  const [error, setError] = useState('')
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sanitized = cleanText(text)
    const message = findTextError(sanitized, customerNoteLimits.text)
    setError(message)
    if (message === '' && !isBusy) void onSave(sanitized)
  }
  return (
    <form className={styles.form} noValidate method="dialog" onSubmit={handleSubmit}>
      <TextArea
        label={deskCustomerMessages.noteLabel}
        name="customer"
        rows={3}
        hint={deskCustomerMessages.noteHint}
        value={text}
        error={error || undefined}
        onTextChange={(changed) => {
          setError('')
          onChange(changed)
        }}
      />
      <div className={desk.actions}>
        <Button type="submit" tone="quiet" aria-busy={isBusy}>
          {deskCustomerMessages.saveNote}
        </Button>
        <ListButton onClick={onCancel}>{deskCustomerMessages.cancel}</ListButton>
      </div>
    </form>
  )
}
