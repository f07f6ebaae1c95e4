import { useState, useId } from 'react'
import { deskAlertsMessages } from '../../../domain/messages/desk/frame'
import { Icon } from '../../ui/Icon'
import { HeaderButton } from '../HeaderButton'
import { Button } from '../../ui/Button'
import { AlertSwitches } from './AlertSwitches'
import desk from '../ui/desk.module.css'
import { ModalDialog } from '../ui/ModalDialog'
import styles from './AlertSettingsButton.module.css'

const bellIcon = 'M6 16.5V11a6 6 0 0 1 12 0v5.500l1.500 2H4.500ZM10 18.500v.5a2 2 0 0 0 4 0v-.5M12 5V3.500'

export function AlertSettingsButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <HeaderButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon pathData={bellIcon} />
        <span className={styles.name}>{deskAlertsMessages.alertsLabel}</span>
      </HeaderButton>
      {isOpen ? <AlertSettingsDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function AlertSettingsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  return (
    <ModalDialog className={styles.dialog} aria-labelledby={titleId} closesOnOutsidePress onClose={onClose}>
      <form className={styles.content} method="dialog">
        <h2 className={desk.title} id={titleId}>
          {deskAlertsMessages.alertsTitle}
        </h2>
        <p className={desk.soft}>{deskAlertsMessages.alertsLead}</p>
        <AlertSwitches />
        <Button type="submit">{deskAlertsMessages.done}</Button>
      </form>
    </ModalDialog>
  )
}
