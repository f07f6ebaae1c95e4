import { type Catalogue } from '../../data/catalogue/createCatalogue'
import { useShopServices } from '../../data/ShopServices'
import { formatFilterQuery, hasSearchText, type ProductFilter } from '../../../domain/catalogue/productSearch'
import { productsMessages } from '../../../domain/messages/products'
import type { RenderProductAction } from '../../ui/products/RenderProductAction'
import { type CardNote, ProductGrid } from './ProductGrid'
import { areOutsideFilter } from './suggestionStatus'
import type { Search } from './useSearch'
import { useSteadyHits } from './useSteadyHits'
import { ButtonLink } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import styles from './SuggestedProducts.module.css'

type Props = {
  filter: ProductFilter
  search: Search
  view: string
  action?: RenderProductAction
}

export function SuggestedProducts({ filter, search, view, action }: Props) {
  const { catalogue } = useShopServices()
  const { hits: suggestions } = useSteadyHits(search.suggestions, view, 0)
  return (
    <>
      <NoProductsFound filter={filter} areSearchTermsMissing={search.status === 'failed'} />
      {suggestions.length > 0 ? (
        <>
          <h2 className={styles.title}>{getHeading(filter, suggestions)}</h2>
          <ProductGrid
            search={formatFilterQuery(filter)}
            products={suggestions.map(({ product }) => product)}
            notes={getCardNotes(catalogue, suggestions, filter)}
            {...(action && { action })}
          />
        </>
      ) : null}
    </>
  )
}

function getHeading(filter: ProductFilter, suggestions: Search['suggestions']): string {
  if (areOutsideFilter(filter, suggestions)) return productsMessages.formatOutsideFilterHeading(filter)
  return suggestions.every(({ isByUse }) => isByUse)
    ? productsMessages.relatedProducts
    : productsMessages.didYouMean
}

function getCardNotes(
  { isProductGone }: Catalogue,
  suggestions: Search['suggestions'],
  { category }: ProductFilter,
): ReadonlyMap<string, CardNote> {
  return new Map(
    suggestions.map(({ product, otherName, isByUse }) => {
      const reason = isByUse ? productsMessages.relatedUse : productsMessages.similarName
      const isOtherCategory = category !== 'All' && product.category !== category
      return [
        product.id,
        {
          ...(otherName !== undefined && {
            title: productsMessages.formatOtherName(otherName, product.name),
          }),
          reason: isOtherCategory
            ? productsMessages.formatReasonInCategory(reason, product.category)
            : reason,
          isGone: isProductGone(product.id),
        },
      ]
    }),
  )
}

type NoProductsFoundProps = { filter: ProductFilter; areSearchTermsMissing: boolean }

function NoProductsFound({ filter, areSearchTermsMissing }: NoProductsFoundProps) {
  const isSearch = hasSearchText(filter)
  return (
    <div className={styles.none}>
      <h2 className={styles.noProductsFoundTitle}>
        {productsMessages.noItemsFound}
        <Link to={routePaths.request}>{productsMessages.requestProducts}</Link>
      </h2>
      <p>{isSearch ? productsMessages.noItemsHint : productsMessages.formatNoResults(filter)}</p>
      {isSearch ? null : <ShowAllLink filter={filter} />}
      {areSearchTermsMissing ? <p className={styles.aside}>{productsMessages.searchTermsMissing}</p> : null}
    </div>
  )
}

/** Leads from an empty grade to the whole category, and from an empty category to all products. */
function ShowAllLink({ filter }: { filter: ProductFilter }) {
  const category = filter.grade === 'All' ? 'All' : filter.category
  return (
    <ButtonLink to={`${routePaths.store}${formatFilterQuery({ category, grade: 'All', search: '' })}`}>
      {productsMessages.formatShowAll(category)}
    </ButtonLink>
  )
}
