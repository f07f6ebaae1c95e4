import { useId } from 'react'
import type { DeskProductFilter } from '../../../../domain/catalogue/editing/deskProductList'
import { categories, isCategory, productFieldLimits } from '../../../../domain/catalogue/product'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { FilterGroup } from '../../inbox/FilterGroup'
import desk from '../../ui/desk.module.css'
import { SearchField } from '../../ui/SearchField'
import fieldStyles from '../../ui/SearchField.module.css'
import styles from './ListFilters.module.css'

const filters = {
  [deskCatalogueMessages.draftsFilter]: 'drafts',
  [deskCatalogueMessages.hiddenFilter]: 'hidden',
} as const

type Props = { filter: DeskProductFilter; onChange: (filter: DeskProductFilter) => void }

export function ListFilters({ filter, onChange }: Props) {
  const categoryId = useId()
  return (
    <div className={desk.filters} role="group" aria-label={deskCatalogueMessages.filtersLabel}>
      <div className={styles.search}>
        <SearchField
          label={deskCatalogueMessages.searchLabel}
          placeholder={deskCatalogueMessages.searchPlaceholder}
          text={filter.search}
          maxLength={productFieldLimits.name}
          onTextChange={(search) => onChange({ ...filter, search })}
        />
      </div>
      <div>
        <label htmlFor={categoryId}>
          <VisuallyHidden>{deskCatalogueMessages.categoryLabel}</VisuallyHidden>
        </label>
        <select
          className={fieldStyles.select}
          id={categoryId}
          value={filter.category ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...filter, category: isCategory(value) ? value : null })
          }
        >
          <option value="">{deskCatalogueMessages.allCategories}</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </div>
      <FilterGroup values={filters} value={filter.only} onChange={(only) => onChange({ ...filter, only })} />
    </div>
  )
}
