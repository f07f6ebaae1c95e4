import { useState, useId, useLayoutEffect, useRef } from 'react'
import { deskAlertsMessages } from '../../../domain/messages/desk/alerts'
import { Icon } from '../../ui/Icon'
import { HeaderButton } from '../HeaderButton'
import { Button } from '../../ui/Button'
import { AlertSwitches } from './AlertSwitches'
import styles from './AlertSettingsButton.module.css'

const bellIcon = 'M6 16.5V11a6 6 0 0 1 12 0v5.500l1.500 2H4.500ZM10 18.500v.5a2 2 0 0 0 4 0v-.5M12 5V3.500'

/** The header's button that opens the settings of the alerts. */
export function AlertSettingsButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <HeaderButton
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        <Icon pathData={bellIcon} />
        <span className={styles.name}>{deskAlertsMessages.alertsLabel}</span>
      </HeaderButton>
      {isOpen ? (
        <AlertSettingsDialog
          onClose={() => {
            setIsOpen(false)
          }}
        />
      ) : null}
    </>
  )
}

/** The settings of the alerts, which this device keeps. */
function AlertSettingsDialog({ onClose }: { onClose: () => void }) {
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
