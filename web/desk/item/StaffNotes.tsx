import { useStaff } from '../../data/desk/DeskServices'
import { type StaffNote, staffNoteLimits } from '../../../domain/replies/staffNote'
import { formatLagosMoment } from '../../../domain/site/lagosTime'
import type { SentItem, SentItemKey } from '../../../domain/sent-items/sentItem'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { type SubmitEvent, useState } from 'react'
import { cleanText } from '../../../domain/validation/text'
import { Button } from '../../ui/Button'
import { TextArea } from '../../ui/forms/TextField'
import { useItemWrites } from '../actions/useItemWrites'
import { findTextError } from '../drafts/findTextError'
import { parseTextDraft, useItemDraft } from '../drafts/useItemDraft'
import desk from '../ui/desk.module.css'
import styles from './StaffNotes.module.css'

export function StaffNotes({ sentItem, now }: { sentItem: SentItem; now: number }) {
  const { useStaffNotes } = useStaff()
  const notes = useStaffNotes(sentItem)
  return (
    <section className={`${styles.notes} ${desk.screenOnly}`} aria-labelledby="item-notes">
      <h3 className={desk.heading} id="item-notes">
        {deskItemMessages.notesTitle}
      </h3>
      {notes === null ? <p className={desk.hint}>{deskItemMessages.loadingNotes}</p> : null}
      {notes && notes.length > 0 ? (
        <ol className={styles.list}>
          {notes.map((note) => (
            <li key={note.id} className={styles.note}>
              <NoteLine note={note} now={now} />
              <p className={desk.written} dir="auto">
                {note.text}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      <NoteForm itemKey={sentItem} />
    </section>
  )
}

function NoteLine({ note: { name, createdAt }, now }: { note: StaffNote; now: number }) {
  return (
    <p className={desk.hint}>
      <strong>{name}</strong>
      {createdAt ? (
        <time dateTime={createdAt.toISOString()}> {formatLagosMoment(createdAt.getTime(), now)}</time>
      ) : null}
    </p>
  )
}

/** The form for a new note. It keeps on the device what was typed, until the note is added. */
function NoteForm({ itemKey }: { itemKey: SentItemKey }) {
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
    const note = cleanText(text)
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
