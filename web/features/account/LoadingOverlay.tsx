import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { businessDetails } from '../../../domain/site/businessDetails'
import { openModal } from '../../browser/openModal'
import { Icon } from '../../ui/Icon'
import { leafIcon } from '../../ui/icons'
import styles from './LoadingOverlay.module.css'

export function LoadingOverlay({ label, children }: { label: string; children?: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialogElement = dialog.current
    // Chromium closes a dialog at the second Escape even when the first cancel event is prevented.
    dialogElement?.setAttribute('closedby', 'none')
    return dialogElement ? openModal(dialogElement) : undefined
  }, [])
  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.overlay} role="status">
        <span className={styles.emblem}>
          <Icon pathData={leafIcon} size="large" />
        </span>
        <span className={styles.brand}>{businessDetails.name}</span>
        <span>{`${label}…`}</span>
        {children}
      </div>
    </dialog>
  )
}
