import { useStaff } from '../../data/desk/DeskServices'
import type { StaffNote } from '../../../domain/replies/staffNote'
import { formatLagosMoment } from '../../../domain/site/lagosTime'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { NoteForm } from './NoteForm'
import desk from '../ui/desk.module.css'
import styles from './StaffNotes.module.css'

export function StaffNotes({ sentItem, now }: { sentItem: SentItem; now: number }) {
  const { useStaffNotes } = useStaff()
  const notes = useStaffNotes(sentItem)
  return (
    <section className={styles.notes} aria-labelledby="item-notes">
      <h3 className={desk.heading} id="item-notes">
        {deskItemMessages.notesTitle}
      </h3>
      {notes === null ? <p className={desk.hint}>{deskItemMessages.loadingNotes}</p> : null}
      {notes && notes.length > 0 ? (
        <ol className={styles.list}>
          {notes.map((note) => (
            <li key={note.id} className={styles.note}>
              <NoteLine note={note} now={now} />
              <p className={styles.text} dir="auto">
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
