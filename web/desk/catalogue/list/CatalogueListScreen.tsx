import { useStaff } from '../../../data/desk/DeskServices'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { deskImportPath, deskMissingSearchesPath, deskNewProductPath } from '../../../../domain/site/deskPath'
import { ButtonLink } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { plusIcon } from '../../../ui/icons'
import { Link } from '../../../ui/Link'
import { LoadingIndicator } from '../../../ui/LoadingIndicator'
import { DeskErrorBoundary } from '../../DeskErrorFallback'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import { ProductList } from './ProductList'
import { useSearchParams } from 'react-router-dom'
import type { DeskProductFilter } from '../../../../domain/catalogue/editing/deskProductList'
import { sanitizeSearchText } from '../../../../domain/catalogue/productSearch'
import { isCategory, categories, productFieldLimits } from '../../../../domain/catalogue/product'
import { useId } from 'react'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { FilterGroup } from '../../inbox/FilterGroup'
import { SearchField } from '../../ui/SearchField'
import desk from '../../ui/desk.module.css'
import fieldStyles from '../../ui/SearchField.module.css'
import styles from './CatalogueListScreen.module.css'

export function CatalogueListScreen() {
  useDeskPageMetadata(deskCatalogueMessages.catalogueTitle)
  const { filter, setFilter } = useListAddress()
  const List = filter.only === 'hidden' ? ListWithHiddenProducts : ProductList
  return (
    <div className={desk.screen}>
      <header className={desk.bar}>
        <h1 className={desk.title}>{deskCatalogueMessages.catalogueTitle}</h1>
        <div className={desk.actions}>
          <Link className={styles.link} to={deskImportPath}>
            {deskCatalogueMessages.importAndExport}
          </Link>
          <Link className={styles.link} to={deskMissingSearchesPath}>
            {deskCatalogueMessages.missingSearches}
          </Link>
          <ButtonLink to={deskNewProductPath}>
            <Icon pathData={plusIcon} />
            {deskCatalogueMessages.newProduct}
          </ButtonLink>
        </div>
      </header>
      <ListFilters filter={filter} onChange={setFilter} />
      <DeskErrorBoundary key={filter.only} what={deskCatalogueMessages.catalogueName}>
        <List filter={filter} onFilterChange={setFilter} />
      </DeskErrorBoundary>
    </div>
  )
}

// Visitors do not get the hidden products, so that only Firestore has them all: they are read for this filter alone.
function ListWithHiddenProducts(props: Parameters<typeof ProductList>[0]) {
  const { useHiddenProducts } = useStaff().catalogue
  const hiddenProducts = useHiddenProducts()
  if (!hiddenProducts) return <LoadingIndicator label={deskCatalogueMessages.loadingCatalogue} />
  return <ProductList {...props} hiddenProducts={hiddenProducts} />
}

/** Returns the list's part of the address, and how to change it. Nothing is added to the browser's history. */
function useListAddress() {
  const [query, setQuery] = useSearchParams()
  return {
    filter: parseFilter(query),
    setFilter: (filter: DeskProductFilter) => setQuery(formatFilter(filter), { replace: true }),
  }
}

function parseFilter(query: URLSearchParams): DeskProductFilter {
  const [category, only] = [query.get('category'), query.get('only')]
  return {
    search: sanitizeSearchText(query.get('q') ?? ''),
    category: category !== null && isCategory(category) ? category : null,
    only: Object.values(filters).find((known) => known === only) ?? null,
  }
}

function formatFilter({ search, category, only }: DeskProductFilter): Record<string, string> {
  return {
    ...(search !== '' && { q: search }),
    ...(category && { category }),
    ...(only && { only }),
  }
}

const filters = {
  [deskCatalogueMessages.draftsFilter]: 'drafts',
  [deskCatalogueMessages.hiddenFilter]: 'hidden',
  [deskCatalogueMessages.soldOutFilter]: 'soldOut',
} as const

type ListFiltersProps = { filter: DeskProductFilter; onChange: (filter: DeskProductFilter) => void }

function ListFilters({ filter, onChange }: ListFiltersProps) {
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
