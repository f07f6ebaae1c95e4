import { useId, useRef } from 'react'
import { deskFrameMessages } from '../../../domain/messages/desk/frame'
import { Button } from '../../ui/Button'
import { useShortcuts } from './useShortcuts'
import desk from '../ui/desk.module.css'
import styles from './KeyboardSheet.module.css'

const keys = [
  ['j', deskFrameMessages.nextKey],
  ['k', deskFrameMessages.previousKey],
  ['Enter', deskFrameMessages.openKey],
  ['c', deskFrameMessages.claimKey],
  ['r', deskFrameMessages.replyKey],
  ['a', deskFrameMessages.answeredKey],
  ['m', deskFrameMessages.remindKey],
  ['?', deskFrameMessages.helpKey],
] as const

/** A dialog that lists the desk's keys. The key ? opens it, Escape closes it. */
export function KeyboardSheet() {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useShortcuts({
    '?': () => dialog.current?.showModal(),
  })
  return (
    <dialog className={`${desk.dialog} ${styles.sheet}`} aria-labelledby={titleId} ref={dialog}>
      <h2 className={desk.heading} id={titleId}>
        {deskFrameMessages.keysTitle}
      </h2>
      <dl className={styles.keys}>
        {keys.map(([key, action]) => (
          <div className={styles.key} key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <p className={`${desk.hint} ${styles.remark}`}>{deskFrameMessages.keysNote}</p>
      <form method="dialog">
        <Button tone="quiet" type="submit">
          {deskFrameMessages.gotIt}
        </Button>
      </form>
    </dialog>
  )
}
