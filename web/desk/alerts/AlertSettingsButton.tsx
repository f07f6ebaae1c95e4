import { useState } from 'react'
import { deskAlertsMessages } from '../../../domain/messages/desk/alerts'
import { Icon } from '../../ui/Icon'
import { HeaderButton } from '../HeaderButton'
import { AlertSettingsDialog } from './AlertSettingsDialog'
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
