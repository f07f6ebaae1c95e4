import { memo } from 'react'
import { filterToQuery, type ProductFilter } from '../../domain/productSearch'
import { FoundProducts } from './FoundProducts'
import { foundText, noneFoundText } from './foundText'
import type { ProductAction } from './ProductAction'
import { SuggestedProducts } from './SuggestedProducts'
import type { ProductList } from './useProductList'
import { useSuggestions } from './useSuggestions'
import styles from './FoundList.module.css'

type Props = ProductList & {
  filter: ProductFilter
  isTyping: boolean
  shown: number
  onMore: (filter: ProductFilter, total: number) => void
  action?: ProductAction
}

/** How many products were found, and their cards; while the catalogue is on its way the former cards stand, dimmed. */
export const FoundList = memo(function FoundList(props: Props) {
  const { found, total, all, isComing, filter, isTyping, shown, onMore, action } = props
  const isNone = found.length === 0
  const suggestions = useSuggestions(all, filter, { isWanted: isNone, isTyping })
  const given = action && { action }
  const text = () => {
    if (isComing) return 'Looking through all products…'
    return isNone ? noneFoundText(filter, suggestions) : foundText(Math.min(shown, total), total)
  }
  return (
    <div className={isComing ? styles.coming : undefined} aria-busy={isComing}>
      <p className={styles.count} role="status">
        {text()}
      </p>
      {isNone ? (
        <SuggestedProducts filter={filter} suggestions={suggestions} {...given} />
      ) : (
        <FoundProducts
          search={filterToQuery(filter)}
          {...{ found, total, shown }}
          onMore={() => {
            onMore(filter, total)
          }}
          {...given}
        />
      )}
    </div>
  )
})
