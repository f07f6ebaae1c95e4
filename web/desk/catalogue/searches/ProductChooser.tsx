import { useStaff } from '../../../data/desk/DeskServices'
import { useEffect, useRef, useState } from 'react'
import type { AddNameOutcome } from '../../../data/desk/catalogue/addOtherName'
import type { ProductSummary } from '../../../../domain/catalogue/product'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { TextField } from '../../../ui/forms/TextField'
import { ListButton } from '../../inbox/list/ListButton'
import { findProducts } from './findProducts'
import type { CatalogueNames } from './useCatalogueNames'
import desk from '../../ui/desk.module.css'
import styles from './MissingSearchesScreen.module.css'

type Props = { word: string; names: CatalogueNames; onAdded: (product: ProductSummary) => void }

export function ProductChooser({ word, names, onAdded }: Props) {
  const { addOtherName } = useStaff().catalogue
  const [text, setText] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const [failure, setFailure] = useState('')
  const boxRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    boxRef.current?.querySelector('input')?.focus()
  }, [])
  const found = names === null || names === 'failed' ? [] : findProducts(names.products, text)
  const add = async (product: ProductSummary) => {
    if (isAdding) return
    setIsAdding(true)
    setFailure('')
    const { kind } = await addOtherName(product.id, word)
    setIsAdding(false)
    if (kind === 'written') onAdded(product)
    else setFailure(describeFailure(kind, product.name))
  }
  return (
    <div className={styles.chooser} ref={boxRef}>
      <TextField
        label={deskCatalogueMessages.findProductLabel}
        name="product"
        type="search"
        autoComplete="off"
        value={text}
        onTextChange={setText}
      />
      <ul className={desk.buttons} aria-label={deskCatalogueMessages.formatChoicesLabel(word)}>
        {found.map((product) => (
          <li key={product.id}>
            <ListButton aria-busy={isAdding} aria-disabled={isAdding} onClick={() => void add(product)}>
              {product.name} ({product.id})
            </ListButton>
          </li>
        ))}
      </ul>
      <p className={desk.announcement} role="status">
        {names !== null && names !== 'failed' && text.trim() !== '' && found.length === 0
          ? deskCatalogueMessages.noProductFound
          : ''}
      </p>
      {names === 'failed' || failure !== '' ? (
        <p className={desk.slimFailure} role="alert">
          {failure === '' ? deskCatalogueMessages.productsNotLoaded : failure}
        </p>
      ) : null}
    </div>
  )
}

function describeFailure(kind: Exclude<AddNameOutcome['kind'], 'written'>, product: string): string {
  switch (kind) {
    case 'full':
      return deskCatalogueMessages.formatNamesFull(product)
    case 'unmerged':
      return deskCatalogueMessages.formatDraftUnmerged(product)
    case 'refused':
      return deskCatalogueMessages.nameRefused
    case 'unreachable':
      return deskCatalogueMessages.nameUnreachable
  }
}
