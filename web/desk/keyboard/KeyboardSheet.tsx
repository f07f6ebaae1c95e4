import { useId, useRef } from 'react'
import {
  answeredKey,
  claimKey,
  gotIt,
  helpKey,
  keysNote,
  keysTitle,
  nextKey,
  openKey,
  previousKey,
  replyKey,
} from '../../../domain/messages/desk/keyboard'
import { Button } from '../../ui/Button'
import { useShortcuts } from './useShortcuts'
import styles from './KeyboardSheet.module.css'

const keys = [
  ['j', nextKey],
  ['k', previousKey],
  ['Enter', openKey],
  ['c', claimKey],
  ['r', replyKey],
  ['a', answeredKey],
  ['?', helpKey],
] as const

/** A dialog that lists the desk's keys. The key ? opens it, Escape closes it. */
export function KeyboardSheet() {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useShortcuts({
    '?': () => {
      dialog.current?.showModal()
    },
  })
  return (
    <dialog className={styles.sheet} aria-labelledby={titleId} ref={dialog}>
      <h2 className={styles.title} id={titleId}>
        {keysTitle}
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
      <p className={styles.remark}>{keysNote}</p>
      <form method="dialog">
        <Button tone="quiet" type="submit">
          {gotIt}
        </Button>
      </form>
    </dialog>
  )
}
