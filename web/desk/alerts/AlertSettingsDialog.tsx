import { useId, useLayoutEffect, useRef } from 'react'
import { alertsLead, alertsTitle, done } from '../../../domain/messages/desk/alerts'
import { Button } from '../../ui/Button'
import { AlertSwitches } from './AlertSwitches'
import styles from './AlertSettingsDialog.module.css'

/** The settings of the alerts, which this device keeps. */
export function AlertSettingsDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const dialogElement = dialog.current
    // A press beside the dialog closes it, in browsers that know this attribute.
    dialogElement?.setAttribute('closedby', 'any')
    dialogElement?.showModal()
    return () => {
      dialogElement?.close()
    }
  }, [])
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <form className={styles.content} method="dialog">
        <h2 className={styles.title} id={titleId}>
          {alertsTitle}
        </h2>
        <p className={styles.lead}>{alertsLead}</p>
        <AlertSwitches />
        <Button type="submit">{done}</Button>
      </form>
    </dialog>
  )
}
