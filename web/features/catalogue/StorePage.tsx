import { useDeferredValue, useMemo } from 'react'
import { Band } from '../../ui/Band'
import { Heading } from '../../ui/Heading'
import { usePageHead } from '../../ui/usePageHead'
import { Waiting } from '../../ui/Waiting'
import { CategoryButtons } from './CategoryButtons'
import { FoundList } from './FoundList'
import { fetchAhead } from './fetchAhead'
import { storeHead } from './heads'
import { ListFailed } from './ListFailed'
import type { ProductAction } from './ProductAction'
import { SearchBox } from './SearchBox'
import { useProductList } from './useProductList'
import { useStoreFilter } from './useStoreFilter'
import styles from './StorePage.module.css'

/** The catalogue: every product, by category and by name. */
export function StorePage({ action }: { action?: ProductAction }) {
  usePageHead(storeHead)
  const { filter, isTyping, shown, type, keepTyped, choose, showMore } = useStoreFilter()
  // The letter that was typed and the button that was pressed show at once; the cards follow in slices of time.
  const { category, search } = filter
  const asked = useMemo(
    () => ({ filter: { category, search }, isTyping, shown }),
    [category, search, isTyping, shown],
  )
  const listed = useDeferredValue(asked)
  const answer = useProductList(listed.filter, listed.shown, listed.isTyping)
  return (
    <Band>
      <Heading level={1} lead="Skin care grade and food grade, straight from the farms we know.">
        VIEW ALL PRODUCTS
      </Heading>
      <div className={styles.controls} onFocus={fetchAhead} onPointerEnter={fetchAhead}>
        <SearchBox text={filter.search} onType={type} onLeave={keepTyped} />
        {answer.state === 'here' ? (
          <CategoryButtons categories={answer.list.categories} active={filter.category} onChoose={choose} />
        ) : null}
      </div>
      {answer.state === 'coming' ? <Waiting what="Fetching the products" /> : null}
      {answer.state === 'failed' ? <ListFailed onTryAgain={answer.tryAgain} /> : null}
      {answer.state === 'here' ? (
        <FoundList {...answer.list} {...listed} onMore={showMore} {...(action && { action })} />
      ) : null}
    </Band>
  )
}
