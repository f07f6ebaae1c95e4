import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { business } from '../../domain/business'
import { Icon } from '../../ui/Icon'
import { leafIcon } from '../../ui/icons'
import styles from './LoadingOverlay.module.css'

/** Darkens the screen while the provider is asked. Nothing beneath it can be reached; the focus returns afterwards. */
export function LoadingOverlay({ what, children }: { what: string; children?: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    // Chromium closes at the second Escape even where the first was refused.
    shown?.setAttribute('closedby', 'none')
    shown?.showModal()
    return () => {
      shown?.close()
    }
  }, [])
  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-label={what}
      onCancel={(event) => {
        event.preventDefault()
      }}
    >
      <div className={styles.overlay} role="status">
        <span className={styles.emblem}>
          <Icon drawing={leafIcon} size="large" />
        </span>
        <span className={styles.brand}>{business.name}</span>
        <span>{what}…</span>
        {children}
      </div>
    </dialog>
  )
}
