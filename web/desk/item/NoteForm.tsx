import { type SubmitEvent, useState } from 'react'
import { staffNoteLimits } from '../../../domain/replies/staffNote'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { sanitizeMultilineText } from '../../../domain/validation/text'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { Button } from '../../ui/Button'
import { TextArea } from '../../ui/forms/TextField'
import { useItemWrites } from '../actions/useItemWrites'
import { findTextError } from '../drafts/findTextError'
import { parseTextDraft, useItemDraft } from '../drafts/useItemDraft'
import styles from './StaffNotes.module.css'

/** The form for a new note. It keeps on the device what was typed, until the note is added. */
export function NoteForm({ itemKey }: { itemKey: SentItemKey }) {
  const { submit, isBusy } = useItemWrites(itemKey)
  const draft = useItemDraft(itemKey, 'note', parseTextDraft)
  const [text, setText] = useState(() => draft.read() ?? '')
  const [error, setError] = useState('')
  const change = (changed: string) => {
    setText(changed)
    setError('')
    draft.keep(changed)
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = sanitizeMultilineText(text, Infinity)
    const message = findTextError(note, staffNoteLimits.text)
    setError(message)
    if (message !== '') return
    submit({ type: 'note', text: note })
    setText('')
    draft.forget()
  }
  return (
    <form
      className={styles.form}
      aria-label={deskItemMessages.newNoteLabel}
      noValidate
      method="dialog"
      onSubmit={handleSubmit}
    >
      <TextArea
        label={deskItemMessages.noteLabel}
        name="note"
        rows={2}
        hint={deskItemMessages.noteHint}
        value={text}
        error={error || undefined}
        onTextChange={change}
      />
      <div>
        <Button type="submit" tone="quiet" aria-busy={isBusy('note')}>
          {deskItemMessages.addNote}
        </Button>
      </div>
    </form>
  )
}
