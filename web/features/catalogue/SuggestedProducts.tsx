import { formatFilterQuery, type ProductFilter } from '../../domain/catalogue/productSearch'
import { areSuggestionsOutsideCategory } from './resultMessages'
import { NoProductsFound } from './NoProductsFound'
import type { RenderProductAction } from './RenderProductAction'
import { ProductGrid } from './ProductGrid'
import type { SuggestionResult } from './useNoResultsSuggestions'
import styles from './SuggestedProducts.module.css'

type Props = {
  filter: ProductFilter
  suggestions: SuggestionResult
  action?: RenderProductAction
}

/** The notice for a search without results, and suggested products with their reasons. */
export function SuggestedProducts({
  filter,
  suggestions: { similarProducts, alternativeNamesStatus },
  action,
}: Props) {
  const { category } = filter
  const isOtherCategory = areSuggestionsOutsideCategory(category, similarProducts)
  const reasons = new Map(
    similarProducts.map(({ product, alsoKnownAs }) => [
      product.id,
      [
        alsoKnownAs === undefined ? 'similar name' : `also known as ${alsoKnownAs}`,
        ...(isOtherCategory ? [`in ${product.category}`] : []),
      ].join(', '),
    ]),
  )
  return (
    <>
      <NoProductsFound areAlternativeNamesMissing={alternativeNamesStatus === 'failed'} />
      {similarProducts.length > 0 ? (
        <>
          <h2 className={styles.title}>
            {isOtherCategory ? `Not in ${category}, but perhaps` : 'Did you mean'}
          </h2>
          <ProductGrid
            search={formatFilterQuery(filter)}
            products={similarProducts.map(({ product }) => product)}
            reasons={reasons}
            {...(action && { action })}
          />
        </>
      ) : null}
    </>
  )
}
