import { useStaff } from '../../../data/desk/DeskServices'
import { useState, useEffect } from 'react'
import type { MissingSearchMonth } from '../../../../domain/catalogue/missingSearches'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { LoadingIndicator } from '../../../ui/LoadingIndicator'
import { DeskErrorFallback } from '../../DeskErrorFallback'
import { BackToCatalogue } from '../BackToCatalogue'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import { useCatalogueNames } from '../../products/useCatalogueNames'
import type { FetchedMissingSearches } from '../../../data/desk/catalogue/fetchMissingSearches'
import { MissingSearchRow, type SearchOutcome } from './MissingSearchRow'
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
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, SearchOutcome>>(new Map())
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
              outcome={outcomes.get(word)}
              isOpen={openRow === row}
              onToggle={() => setOpenRow(openRow === row ? '' : row)}
              onOutcome={(outcome) => {
                setOutcomes((former) => new Map(former).set(word, outcome))
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
