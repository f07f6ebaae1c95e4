import { useId, useRef } from 'react'
import { Button } from '../../ui/Button'
import { useShortcuts } from './useShortcuts'
import styles from './KeyboardSheet.module.css'

const keys = [
  ['j', 'Next item of the list'],
  ['k', 'Item before'],
  ['Enter', 'Open the item'],
  ['c', 'Claim the open item'],
  ['r', 'Write a reply to it'],
  ['a', 'Mark it as answered'],
  ['?', 'Show these keys'],
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
        Keys of the desk
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
      <p className={styles.remark}>They do nothing while you type.</p>
      <form method="dialog">
        <Button tone="quiet" type="submit">
          Got it
        </Button>
      </form>
    </dialog>
  )
}
