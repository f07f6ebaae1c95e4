import { useEffect, useRef } from 'react'
import { layoutMessages } from '../../../domain/messages/layout'
import type { MenuState } from './useMenu'
import styles from './MenuButton.module.css'

/** The button that toggles the menu. Escape closes the menu and returns the focus to the button. */
export function MenuButton({ isOpen, onToggle, controls }: MenuState & { controls: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onToggle()
      button.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen, onToggle])
  return (
    <button
      ref={button}
      className={styles.toggle}
      type="button"
      aria-label={layoutMessages.menuLabel}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span className={styles.bars} aria-hidden="true" />
    </button>
  )
}
