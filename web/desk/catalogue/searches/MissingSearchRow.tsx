import { useEffect, useRef, useState } from 'react'
import type { ProductSummary } from '../../../../domain/catalogue/product'
import { toSearchKey } from '../../../../domain/catalogue/splitSearchWords'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { getDeskProductPath } from '../../../../domain/site/deskPath'
import { useStaff } from '../../../data/desk/DeskServices'
import { Link } from '../../../ui/Link'
import { ListButton } from '../../ui/ListButton'
import type { CatalogueNames } from '../../products/useCatalogueNames'
import { OtherNameChooser } from './OtherNameChooser'
import desk from '../../ui/desk.module.css'
import styles from './MissingSearchesScreen.module.css'

/** What became of a search since the list was loaded: the product whose name it is now, or that nobody wants to see it. */
export type SearchOutcome = ProductSummary | 'ignored' | 'listed'

type Props = {
  word: string
  count: number
  names: CatalogueNames
  outcome: SearchOutcome | undefined
  isOpen: boolean
  onToggle: () => void
  onOutcome: (outcome: SearchOutcome) => void
}

/** A search without a result, how often there was one, and what to do with it: choose the product whose name it is, or ignore it. */
export function MissingSearchRow({
  word,
  count,
  names,
  outcome = 'listed',
  isOpen,
  onToggle,
  onOutcome,
}: Props) {
  const { isIgnored, hasFailed, toggle } = useIgnoring(word, outcome, onOutcome)
  const isKnown = names !== null && names !== 'failed' && names.keys.has(toSearchKey(word))
  const product = typeof outcome === 'object' ? outcome : null
  return (
    <li className={styles.row}>
      <div className={`${desk.bar} ${styles.bar}`}>
        <p className={styles.texts}>
          <span className={styles.word}>{word}</span>{' '}
          <span className={desk.hint}>{deskCatalogueMessages.formatSearchCount(count)}</span>
        </p>
        {isKnown && !product ? <p className={desk.hint}>{deskCatalogueMessages.isNameNow}</p> : null}
        {product ? null : (
          <div className={desk.actions}>
            {isKnown || isIgnored ? null : (
              <ListButton context={word} aria-expanded={isOpen} onClick={onToggle}>
                {deskCatalogueMessages.addAsOtherName}
              </ListButton>
            )}
            <span className={`${desk.hint} ${styles.ignored}`} role="status">
              {isIgnored ? deskCatalogueMessages.searchIgnored : ''}
            </span>
            <ListButton context={word} onClick={toggle}>
              {isIgnored ? deskCatalogueMessages.undoIgnore : deskCatalogueMessages.ignoreSearch}
            </ListButton>
          </div>
        )}
      </div>
      {hasFailed ? (
        <p className={desk.slimFailure} role="alert">
          {deskCatalogueMessages.ignoringFailed}
        </p>
      ) : null}
      {product ? <AddedNotice word={word} product={product} /> : null}
      {isOpen && !product ? <OtherNameChooser {...{ word, names }} onAdded={onOutcome} /> : null}
    </li>
  )
}

/** Takes a word off the list of all staff with one press, and puts it back with the next. */
function useIgnoring(word: string, outcome: SearchOutcome, onOutcome: Props['onOutcome']) {
  const { ignoreMissingSearch } = useStaff().catalogue
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const isIgnored = outcome === 'ignored'
  const change = async () => {
    setState('busy')
    const { kind } = await ignoreMissingSearch(word, !isIgnored)
    setState(kind === 'answered' ? 'idle' : 'failed')
    if (kind === 'answered') onOutcome(isIgnored ? 'listed' : 'ignored')
  }
  return {
    isIgnored,
    hasFailed: state === 'failed',
    toggle: () => {
      if (state !== 'busy') void change()
    },
  }
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
