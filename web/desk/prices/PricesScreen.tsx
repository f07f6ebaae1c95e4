import { useMemo, useState } from 'react'
import { type ProductSummary, productFieldLimits } from '../../../domain/catalogue/product'
import { toSearchKey } from '../../../domain/catalogue/splitSearchWords'
import { deskPriceMessages } from '../../../domain/messages/desk/prices'
import type { Price } from '../../../domain/prices/price'
import { useStaff } from '../../data/desk/DeskServices'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { DeskErrorBoundary } from '../DeskErrorFallback'
import { useCatalogueNames } from '../products/useCatalogueNames'
import desk from '../ui/desk.module.css'
import { SearchField } from '../ui/SearchField'
import { useDeskPageMetadata } from '../useDeskPageMetadata'
import { useServerTime } from '../useServerTime'
import { PriceFile } from './PriceFile'
import { PriceRow } from './PriceRow'
import { usePriceEdits } from './usePriceEdits'
import styles from './Prices.module.css'

/** What one unit of each product costs, typed one below the other, or taken from a file. */
export function PricesScreen() {
  useDeskPageMetadata(deskPriceMessages.title)
  return (
    <div className={desk.screen}>
      <header className={desk.header}>
        <h1 className={desk.title}>{deskPriceMessages.title}</h1>
        <p className={desk.lead}>{deskPriceMessages.lead}</p>
      </header>
      <DeskErrorBoundary what={deskPriceMessages.whatName}>
        <LoadedPrices />
      </DeskErrorBoundary>
    </div>
  )
}

function LoadedPrices() {
  const names = useCatalogueNames()
  const prices = useStaff().prices.usePrices()
  const now = useServerTime()
  if (names === 'failed') return <p className={desk.failure}>{deskPriceMessages.notLoaded}</p>
  if (names === null || prices === null) return <LoadingIndicator label={deskPriceMessages.loading} />
  return (
    <>
      <PriceFile products={names.products} prices={prices} now={now} />
      <PriceList products={names.products} prices={prices} now={now} />
    </>
  )
}

type ListProps = { products: readonly ProductSummary[]; prices: readonly Price[]; now: number }

function PriceList({ products, prices, now }: ListProps) {
  const { edits, change, save, write } = usePriceEdits()
  const [search, setSearch] = useState('')
  const pricesById = useMemo(() => new Map(prices.map((price) => [price.productId, price])), [prices])
  const shown = useMemo(() => findListed(products, search), [products, search])
  return (
    <>
      <SearchField
        label={deskPriceMessages.searchLabel}
        placeholder={deskPriceMessages.searchPlaceholder}
        text={search}
        maxLength={productFieldLimits.name}
        onTextChange={setSearch}
      />
      <p className={desk.remark} role="status">
        {shown.length === 0 ? deskPriceMessages.noneFound : deskPriceMessages.hint}
      </p>
      <ul className={styles.list} aria-label={deskPriceMessages.listLabel}>
        {shown.map((product) => (
          <PriceRow
            key={product.id}
            product={product}
            price={pricesById.get(product.id)}
            edit={edits[product.id]}
            now={now}
            change={change}
            save={save}
            write={write}
          />
        ))}
      </ul>
    </>
  )
}

/** The products of the list by category and name, whose name or category has a text. */
function findListed(products: readonly ProductSummary[], search: string): ProductSummary[] {
  const key = toSearchKey(search)
  return products
    .filter(({ name, category }) => toSearchKey(`${name} ${category}`).includes(key))
    .sort((first, second) => (first.category + first.name < second.category + second.name ? -1 : 1))
}
