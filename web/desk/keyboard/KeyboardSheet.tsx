import { useId, useState } from 'react'
import { deskFrameMessages } from '../../../domain/messages/desk/frame'
import { Button } from '../../ui/Button'
import { ModalDialog } from '../ui/ModalDialog'
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
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  useShortcuts({ '?': () => setIsOpen(true) })
  if (!isOpen) return null
  return (
    <ModalDialog className={styles.sheet} aria-labelledby={titleId} onClose={close}>
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
      <Button tone="quiet" onClick={close}>
        {deskFrameMessages.gotIt}
      </Button>
    </ModalDialog>
  )
}
