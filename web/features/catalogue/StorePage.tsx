import { listedProducts } from '../../data/catalogue/list'
import { categoriesOf, matchingProducts } from '../../domain/productSearch'
import { Band } from '../../ui/Band'
import { Heading } from '../../ui/Heading'
import { usePageHead } from '../../ui/usePageHead'
import { CategoryButtons } from './CategoryButtons'
import { FoundProducts } from './FoundProducts'
import { storeHead } from './heads'
import type { ProductAction } from './ProductAction'
import { SearchBox } from './SearchBox'
import { useStoreFilter } from './useStoreFilter'
import styles from './StorePage.module.css'

const products = listedProducts()
const categories = categoriesOf(products)

/** The catalogue: every product, by category and by name. */
export function StorePage({ action }: { action?: ProductAction }) {
  usePageHead(storeHead)
  const { filter, shown, type, keepTyped, choose, show } = useStoreFilter()
  return (
    <Band>
      <Heading level={1} lead="Skin care grade and food grade, straight from the farms we know.">
        VIEW ALL PRODUCTS
      </Heading>
      <div className={styles.controls}>
        <SearchBox text={filter.search} onType={type} onLeave={keepTyped} />
        <CategoryButtons categories={categories} active={filter.category} onChoose={choose} />
      </div>
      <FoundProducts
        found={matchingProducts(products, filter)}
        shown={shown}
        onShow={show}
        {...(action && { action })}
      />
    </Band>
  )
}
