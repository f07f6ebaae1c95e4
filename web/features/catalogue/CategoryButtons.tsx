import type { Category } from '../../domain/product'
import styles from './CategoryButtons.module.css'

type Choice = Category | 'All'
type Props = { categories: readonly Category[]; active: Choice; onChoose: (choice: Choice) => void }

/** 'All' and every category; a row that scrolls on phones, so that the products stay near. */
export function CategoryButtons({ categories, active, onChoose }: Props) {
  return (
    <div className={styles.row} role="group" aria-label="Category">
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
