import { useEffect, useRef } from 'react'
import type { Category } from '../../domain/product'
import styles from './CategoryButtons.module.css'

type Choice = Category | 'All'
type Props = { categories: readonly Category[]; active: Choice; onChoose: (choice: Choice) => void }

/** 'All' and every category; a row that scrolls on phones, so that the products stay near. */
export function CategoryButtons({ categories, active, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    showChosen(row.current)
  }, [active])
  return (
    <div className={styles.row} role="group" aria-label="Category" ref={row}>
      {(['All', ...categories] as const).map((choice) => (
        <button
          className={styles.choice}
          type="button"
          aria-pressed={choice === active}
          key={choice}
          onClick={() => {
            onChoose(choice)
          }}
        >
          {choice}
        </button>
      ))}
    </div>
  )
}

/** Brings the chosen button into a row that scrolls; the page itself stays where it is. */
function showChosen(row: HTMLElement | null) {
  const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (!row || !chosen) return
  row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
}
