import type { ReactNode } from 'react'
import styles from './FilterButton.module.css'

type Props = { isActive: boolean; onClick: () => void; children: ReactNode }

export function FilterButton({ isActive, onClick, children }: Props) {
  return (
    <button className={styles.choice} type="button" aria-pressed={isActive} onClick={onClick}>
      {children}
    </button>
  )
}
