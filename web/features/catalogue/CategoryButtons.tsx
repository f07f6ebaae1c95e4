import { useEffect, useRef } from 'react'
import type { Category } from '../../../domain/catalogue/product'
import { productsMessages } from '../../../domain/messages/products'
import { FilterButton } from './FilterButton'
import styles from './CategoryButtons.module.css'

type CategoryOption = Category | 'All'
type Props = {
  categories: readonly Category[]
  active: CategoryOption
  onSelect: (option: CategoryOption) => void
}

/** The category filter; one scrolling row on phones, so that the products stay visible. */
export function CategoryButtons({ categories, active, onSelect }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scrollToSelected(row.current)
  }, [active])
  return (
    <div className={styles.row} role="group" aria-label={productsMessages.categoryLabel} ref={row}>
      {(['All', ...categories] as const).map((option) => (
        <FilterButton
          isActive={option === active}
          key={option}
          onClick={() => {
            onSelect(option)
          }}
        >
          {option}
        </FilterButton>
      ))}
    </div>
  )
}

/** Scrolls the row of category buttons to the selected button; scrollIntoView() would also scroll the page. */
function scrollToSelected(row: HTMLElement | null) {
  const selectedButton = row?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (!row || !selectedButton) return
  row.scrollLeft = selectedButton.offsetLeft - (row.clientWidth - selectedButton.offsetWidth) / 2
}
