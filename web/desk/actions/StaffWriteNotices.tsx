import type { ReactNode } from 'react'
import { deskFrameMessages } from '../../../domain/messages/desk/frame'
import type { QueuedWrite, StaffWrite } from './queuedWrite'
import { useStaffWrites, type WaitingWrite } from './useStaffWrites'
import desk from '../ui/desk.module.css'
import styles from './StaffWriteNotices.module.css'

const names: Record<StaffWrite['type'], string> = {
  claim: deskFrameMessages.claimName,
  handBack: deskFrameMessages.handBackName,
  takeOver: deskFrameMessages.takeOverName,
  answer: deskFrameMessages.answerName,
  close: deskFrameMessages.closeName,
  note: deskFrameMessages.noteName,
}

type Props = {
  waiting: readonly WaitingWrite[]
  lost: readonly QueuedWrite[]
  /** Shows which item a write belongs to, where that is not clear. */
  renderItem?: (entry: QueuedWrite) => ReactNode
}

export function StaffWriteNotices({ waiting, lost, renderItem }: Props) {
  const stalled = waiting.filter(({ needsConnection }) => needsConnection)
  return (
    <>
      <div className={styles.notices} role="status">
        {stalled.map((entry) => (
          <WaitingWriteNotice key={entry.id} entry={entry} item={renderItem?.(entry)} />
        ))}
      </div>
      {lost.map((entry) => (
        <LostWriteNotice key={entry.id} entry={entry} item={renderItem?.(entry)} />
      ))}
    </>
  )
}

type NoticeProps = { entry: QueuedWrite; item: ReactNode }

function WaitingWriteNotice({ entry: { id, write }, item }: NoticeProps) {
  const { retry, remove, isWriting } = useStaffWrites()
  return (
    <div className={styles.waiting}>
      <p className={styles.message}>
        {deskFrameMessages.waitingForConnection} {describeStaffWrite(write)} {item}
      </p>
      <WrittenText write={write} />
      <span className={desk.buttons}>
        <button className={styles.action} type="button" aria-busy={isWriting} onClick={retry}>
          {deskFrameMessages.tryNow}
        </button>
        <button className={styles.action} type="button" onClick={() => remove(id)}>
          {deskFrameMessages.discardChange}
        </button>
      </span>
    </div>
  )
}

function LostWriteNotice({ entry: { id, write, lostMessage }, item }: NoticeProps) {
  const { remove } = useStaffWrites()
  return (
    <div className={styles.lost} role="alert">
      <p className={styles.message}>
        <strong>{lostMessage}</strong>
        {deskFrameMessages.notSaved} {describeStaffWrite(write)} {item}
      </p>
      <WrittenText write={write} />
      <span className={desk.buttons}>
        <button className={styles.action} type="button" onClick={() => remove(id)}>
          {deskFrameMessages.dismiss}
        </button>
      </span>
    </div>
  )
}

/** The text of an answer or a note that is not in Firestore: the only copy of it is on this device. */
function WrittenText({ write }: { write: StaffWrite }) {
  const text = getWrittenText(write)
  return text === undefined ? null : (
    <blockquote className={styles.written} dir="auto">
      {text}
    </blockquote>
  )
}

/** Names a staff member's write in a sentence, such as 'your claim'. */
function describeStaffWrite({ type }: StaffWrite): string {
  return names[type]
}

function getWrittenText(write: StaffWrite): string | undefined {
  return write.type === 'note' || write.type === 'answer' ? write.text : undefined
}
