import type { KeyboardEvent } from 'react'
import { useId } from 'react'
import type { DeskProductFilter } from '../../../../domain/catalogue/editing/deskProductList'
import { categories, isCategory, productFieldLimits } from '../../../../domain/catalogue/product'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { FilterGroup } from '../../inbox/FilterGroup'
import styles from './ListFilters.module.css'

const filters = {
  [deskCatalogueMessages.draftsFilter]: 'drafts',
  [deskCatalogueMessages.hiddenFilter]: 'hidden',
} as const

type Props = { filter: DeskProductFilter; onChange: (filter: DeskProductFilter) => void }

/** The search and the filters of the catalogue's list. Escape clears the search. */
export function ListFilters({ filter, onChange }: Props) {
  const [searchId, categoryId] = [useId(), useId()]
  const setSearch = (search: string) => {
    onChange({ ...filter, search })
  }
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    setSearch('')
  }
  return (
    <div className={styles.bar} role="group" aria-label={deskCatalogueMessages.filtersLabel}>
      <div className={styles.search}>
        <label htmlFor={searchId}>
          <VisuallyHidden>{deskCatalogueMessages.searchLabel}</VisuallyHidden>
        </label>
        <input
          className={styles.input}
          id={searchId}
          type="search"
          value={filter.search}
          maxLength={productFieldLimits.name}
          autoComplete="off"
          placeholder={deskCatalogueMessages.searchPlaceholder}
          onKeyDown={clearOnEscape}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value)
          }}
        />
      </div>
      <div>
        <label htmlFor={categoryId}>
          <VisuallyHidden>{deskCatalogueMessages.categoryLabel}</VisuallyHidden>
        </label>
        <select
          className={styles.select}
          id={categoryId}
          value={filter.category ?? ''}
          onChange={({ currentTarget: { value } }) => {
            onChange({ ...filter, category: isCategory(value) ? value : null })
          }}
        >
          <option value="">{deskCatalogueMessages.allCategories}</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </div>
      <FilterGroup
        values={filters}
        value={filter.only}
        onChange={(only) => {
          onChange({ ...filter, only })
        }}
      />
    </div>
  )
}
