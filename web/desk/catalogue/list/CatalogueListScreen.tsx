import { useStaff } from '../../../data/desk/DeskServices'
import { LiveDataErrorBoundary } from '../../../data/live/LiveDataErrorBoundary'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { deskImportPath, deskMissingSearchesPath, deskNewProductPath } from '../../../../domain/site/deskPath'
import { ButtonLink } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { plusIcon } from '../../../ui/icons'
import { Link } from '../../../ui/Link'
import { LoadingIndicator } from '../../../ui/LoadingIndicator'
import { DeskErrorFallback } from '../../DeskErrorFallback'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import { ListFilters } from './ListFilters'
import { ProductList } from './ProductList'
import { useSearchParams } from 'react-router-dom'
import type { DeskProductFilter } from '../../../../domain/catalogue/editing/deskProductList'
import { sanitizeSearchText } from '../../../../domain/catalogue/productSearch'
import { isCategory } from '../../../../domain/catalogue/product'
import desk from '../../ui/desk.module.css'
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
      <LiveDataErrorBoundary
        key={filter.only}
        renderFallback={(retry) => (
          <DeskErrorFallback what={deskCatalogueMessages.catalogueName} onRetry={retry} />
        )}
      >
        <List filter={filter} onFilterChange={setFilter} />
      </LiveDataErrorBoundary>
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
    only: only === 'drafts' || only === 'hidden' ? only : null,
  }
}

function formatFilter({ search, category, only }: DeskProductFilter): Record<string, string> {
  return {
    ...(search !== '' && { q: search }),
    ...(category && { category }),
    ...(only && { only }),
  }
}
