import { type Grade, grades } from '../../../domain/catalogue/product'
import { catalogueMessages } from '../../../domain/messages/catalogue'
import { productsMessages } from '../../../domain/messages/products'
import { FilterButton } from './FilterButton'
import styles from './GradeButtons.module.css'

type GradeOption = Grade | 'All'

/** The grade filter; another press on the active grade shows both grades again. */
export function GradeButtons({
  active,
  onSelect,
}: {
  active: GradeOption
  onSelect: (option: GradeOption) => void
}) {
  return (
    <div className={styles.row} role="group" aria-label={productsMessages.gradeLabel}>
      {grades.map((grade) => (
        <FilterButton
          isActive={grade === active}
          key={grade}
          onClick={() => {
            onSelect(grade === active ? 'All' : grade)
          }}
        >
          {catalogueMessages.gradeNames[grade]}
        </FilterButton>
      ))}
    </div>
  )
}
