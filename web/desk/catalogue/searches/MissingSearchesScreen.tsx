import { useStaff } from '../../../data/desk/DeskServices'
import { useState, useEffect, useRef } from 'react'
import type { MissingSearchMonth } from '../../../../domain/catalogue/missingSearches'
import type { ProductSummary } from '../../../../domain/catalogue/product'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { LoadingIndicator } from '../../../ui/LoadingIndicator'
import { DeskErrorFallback } from '../../DeskErrorFallback'
import { BackToCatalogue } from '../BackToCatalogue'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import { useCatalogueNames, type CatalogueNames } from './useCatalogueNames'
import type { FetchedMissingSearches } from '../../../data/desk/catalogue/fetchMissingSearches'
import { getDeskProductPath } from '../../../../domain/site/deskPath'
import { Link } from '../../../ui/Link'
import { ListButton } from '../../inbox/list/ListButton'
import { toSearchKey } from './findProducts'
import { ProductChooser } from './ProductChooser'
import desk from '../../ui/desk.module.css'
import styles from './MissingSearchesScreen.module.css'

export function MissingSearchesScreen() {
  useDeskPageMetadata(deskCatalogueMessages.missingSearchesTitle)
  const { fetched, retry } = useMissingSearches()
  if (fetched?.kind === 'failed')
    return <DeskErrorFallback what={deskCatalogueMessages.missingSearchesName} onRetry={retry} />
  return (
    <div className={desk.subscreen}>
      <header className={desk.header}>
        <BackToCatalogue />
        <h1 className={desk.title}>{deskCatalogueMessages.missingSearchesTitle}</h1>
        <p className={desk.lead}>{deskCatalogueMessages.missingSearchesLead}</p>
      </header>
      {fetched?.kind === 'fetched' ? <MissingSearchMonths months={fetched.months} /> : null}
      {fetched?.kind === 'absent' ? (
        <p className={desk.lead}>{deskCatalogueMessages.missingSearchesAbsent}</p>
      ) : null}
      {fetched ? null : <LoadingIndicator label={deskCatalogueMessages.loadingMissingSearches} />}
    </div>
  )
}

function MissingSearchMonths({ months }: { months: readonly MissingSearchMonth[] }) {
  const names = useCatalogueNames()
  const [openRow, setOpenRow] = useState('')
  const [addedTo, setAddedTo] = useState<ReadonlyMap<string, ProductSummary>>(new Map())
  const filled = months.filter(({ words }) => words.length > 0)
  if (filled.length === 0) return <p className={desk.lead}>{deskCatalogueMessages.noMissingSearches}</p>
  return filled.map(({ month, words }) => (
    <section className={styles.month} key={month} aria-labelledby={`month-${month}`}>
      <h2 className={desk.heading} id={`month-${month}`}>
        {deskCatalogueMessages.formatMissingSearchMonth(month)}
      </h2>
      <ul className={desk.list}>
        {words.map(({ word, count }) => {
          const row = `${month} ${word}`
          return (
            <MissingSearchRow
              key={word}
              {...{ word, count, names }}
              product={addedTo.get(word)}
              isOpen={openRow === row}
              onToggle={() => setOpenRow(openRow === row ? '' : row)}
              onAdded={(product) => {
                setAddedTo(new Map(addedTo).set(word, product))
                setOpenRow('')
              }}
            />
          )
        })}
      </ul>
    </section>
  ))
}

/** Returns what visitors searched for and did not find, null while it loads, and a function that fetches it again. */
function useMissingSearches(): { fetched: FetchedMissingSearches | null; retry: () => void } {
  const { fetchMissingSearches } = useStaff().catalogue
  const [fetched, setFetched] = useState<FetchedMissingSearches | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    void fetchMissingSearches().then(setFetched)
  }, [attempt, fetchMissingSearches])
  return {
    fetched,
    retry: () => {
      setFetched(null)
      setAttempt(attempt + 1)
    },
  }
}

type MissingSearchRowProps = {
  word: string
  count: number
  names: CatalogueNames
  product: ProductSummary | undefined
  isOpen: boolean
  onToggle: () => void
  onAdded: (product: ProductSummary) => void
}

/** A search without a result, how often there was one, and the choice of the product whose name it is. */
function MissingSearchRow({ word, count, names, product, isOpen, onToggle, onAdded }: MissingSearchRowProps) {
  const isKnown = names !== null && names !== 'failed' && names.keys.has(toSearchKey(word))
  return (
    <li className={styles.row}>
      <div className={`${desk.bar} ${styles.bar}`}>
        <p className={styles.texts}>
          <span className={styles.word}>{word}</span>{' '}
          <span className={desk.hint}>{deskCatalogueMessages.formatSearchCount(count)}</span>
        </p>
        {isKnown && !product ? <p className={desk.hint}>{deskCatalogueMessages.isNameNow}</p> : null}
        {isKnown || product ? null : (
          <ListButton context={word} aria-expanded={isOpen} onClick={onToggle}>
            {deskCatalogueMessages.addAsOtherName}
          </ListButton>
        )}
      </div>
      {product ? <AddedNotice word={word} product={product} /> : null}
      {isOpen && !product ? <ProductChooser {...{ word, names, onAdded }} /> : null}
    </li>
  )
}

function AddedNotice({ word, product: { id, name } }: { word: string; product: ProductSummary }) {
  const noticeRef = useRef<HTMLParagraphElement>(null)
  // The pressed button was removed, and the focus with it.
  useEffect(() => {
    noticeRef.current?.focus()
  }, [])
  return (
    <p className={desk.slimSuccess} role="status" ref={noticeRef} tabIndex={-1}>
      {deskCatalogueMessages.formatNameAdded(word)} <Link to={getDeskProductPath(id)}>{name}</Link>
      {deskCatalogueMessages.publishToShow}
    </p>
  )
}
