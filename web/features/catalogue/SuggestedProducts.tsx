import { filterToQuery, type ProductFilter } from '../../domain/productSearch'
import { isElsewhere } from './foundText'
import { NoItems } from './NoItems'
import type { ProductAction } from './ProductAction'
import { ProductGrid } from './ProductGrid'
import type { Suggestions } from './useSuggestions'
import styles from './SuggestedProducts.module.css'

type Props = {
  filter: ProductFilter
  suggestions: Suggestions
  action?: ProductAction
}

/** That nothing was found, and beneath it the products that may have been meant, each with the reason. */
export function SuggestedProducts({ filter, suggestions: { offered, names }, action }: Props) {
  const { category } = filter
  const elsewhere = isElsewhere(category, offered)
  const reasons = new Map(
    offered.map(({ product, alsoKnownAs }) => [
      product.id,
      [
        alsoKnownAs === undefined ? 'similar name' : `also known as ${alsoKnownAs}`,
        ...(elsewhere ? [`in ${product.category}`] : []),
      ].join(', '),
    ]),
  )
  return (
    <>
      <NoItems isWithoutNames={names === 'missing'} />
      {offered.length > 0 ? (
        <>
          <h2 className={styles.title}>{elsewhere ? `Not in ${category}, but perhaps` : 'Did you mean'}</h2>
          <ProductGrid
            search={filterToQuery(filter)}
            products={offered.map(({ product }) => product)}
            reasons={reasons}
            {...(action && { action })}
          />
        </>
      ) : null}
    </>
  )
}
