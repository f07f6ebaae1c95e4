import { useEffect, useRef } from 'react'
import type { Menu } from './useMenu'
import styles from './MenuButton.module.css'

/** The hamburger: opens the menu and closes it again. Escape closes too, and comes back to it. */
export function MenuButton({ isOpen, onToggle, controls }: Menu & { controls: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onToggle()
      button.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, onToggle])
  return (
    <button
      ref={button}
      className={styles.toggle}
      type="button"
      aria-label="Menu"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span className={styles.bars} aria-hidden="true" />
    </button>
  )
}
