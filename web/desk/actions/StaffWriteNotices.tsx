import type { ReactNode } from 'react'
import { deskFrameMessages } from '../../../domain/messages/desk/frame'
import type { QueuedWrite, StaffWrite } from './queuedWrite'
import { useStaffWrites, type WaitingWrite } from './useStaffWrites'
import { useLocation } from 'react-router-dom'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { getDeskItemPath } from '../../../domain/site/deskPath'
import { Link } from '../../ui/Link'
import { parseDeskPath } from '../deskRoute'
import { isWriteOf } from './useItemWrites'
import desk from '../ui/desk.module.css'
import styles from './StaffWriteNotices.module.css'

const names: Record<StaffWrite['type'], string> = {
  claim: deskFrameMessages.claimName,
  handBack: deskFrameMessages.handBackName,
  takeOver: deskFrameMessages.takeOverName,
  answer: deskFrameMessages.answerName,
  close: deskFrameMessages.closeName,
  reopen: deskFrameMessages.reopenName,
  hold: deskFrameMessages.holdName,
  acceptByPhone: deskFrameMessages.acceptByPhoneName,
  tick: deskFrameMessages.tickName,
  untick: deskFrameMessages.untickName,
  remind: deskFrameMessages.remindName,
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
      <div className={`${styles.notices} ${desk.screenOnly}`} role="status">
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
    <div className={`${styles.lost} ${desk.screenOnly}`} role="alert">
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

/** The text of a reply or a note that is not in Firestore: the only copy of it is on this device. */
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
  return 'text' in write ? write.text : undefined
}

export function StaffWritesStrip() {
  const { pathname, search } = useLocation()
  const route = parseDeskPath(pathname)
  const { waiting, lost } = useStaffWrites()
  const openItem = route.screen === 'inbox' ? route.openItem : null
  const isOfOtherItem = openItem ? (entry: (typeof lost)[number]) => !isWriteOf(openItem)(entry) : () => true
  const shown = { waiting: waiting.filter(isOfOtherItem), lost: lost.filter(isOfOtherItem) }
  const hasContent = shown.lost.length > 0 || shown.waiting.some(({ needsConnection }) => needsConnection)
  return (
    <div className={hasContent ? styles.strip : undefined}>
      <StaffWriteNotices
        {...shown}
        renderItem={({ key }) => (
          <>
            (<Link to={getDeskItemPath(key) + search}>{formatReference(key.id)}</Link>)
          </>
        )}
      />
    </div>
  )
}
