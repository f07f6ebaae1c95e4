import { listedProducts } from '../../data/catalogue/list'
import { categoriesOf, matchingProducts } from '../../domain/productSearch'
import { Band } from '../../ui/Band'
import { Heading } from '../../ui/Heading'
import { usePageHead } from '../../ui/usePageHead'
import { CategoryButtons } from './CategoryButtons'
import { FoundProducts } from './FoundProducts'
import { foundText, noneFoundText } from './foundText'
import { storeHead } from './heads'
import type { ProductAction } from './ProductAction'
import { SearchBox } from './SearchBox'
import { SuggestedProducts } from './SuggestedProducts'
import { useStoreFilter } from './useStoreFilter'
import { useSuggestions } from './useSuggestions'
import styles from './StorePage.module.css'

const products = listedProducts()
const categories = categoriesOf(products)

/** The catalogue: every product, by category and by name. */
export function StorePage({ action }: { action?: ProductAction }) {
  usePageHead(storeHead)
  const { filter, isTyping, shown, type, keepTyped, choose, show } = useStoreFilter()
  const found = matchingProducts(products, filter)
  const isNone = found.length === 0
  const suggestions = useSuggestions(products, filter, { isWanted: isNone, isTyping })
  const given = action && { action }
  return (
    <Band>
      <Heading level={1} lead="Skin care grade and food grade, straight from the farms we know.">
        VIEW ALL PRODUCTS
      </Heading>
      <div className={styles.controls}>
        <SearchBox text={filter.search} onType={type} onLeave={keepTyped} />
        <CategoryButtons categories={categories} active={filter.category} onChoose={choose} />
      </div>
      <p className={styles.count} role="status">
        {isNone ? noneFoundText(filter, suggestions) : foundText(Math.min(shown, found.length), found.length)}
      </p>
      {isNone ? (
        <SuggestedProducts category={filter.category} suggestions={suggestions} {...given} />
      ) : (
        <FoundProducts found={found} shown={shown} onShow={show} {...given} />
      )}
    </Band>
  )
}
