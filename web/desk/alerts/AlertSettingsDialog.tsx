import { useId, useLayoutEffect, useRef } from 'react'
import { deskAlertsMessages } from '../../../domain/messages/desk/alerts'
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
          {deskAlertsMessages.alertsTitle}
        </h2>
        <p className={styles.lead}>{deskAlertsMessages.alertsLead}</p>
        <AlertSwitches />
        <Button type="submit">{deskAlertsMessages.done}</Button>
      </form>
    </dialog>
  )
}
