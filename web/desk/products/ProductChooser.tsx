import { useEffect, useRef, useState } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { deskCatalogueMessages } from '../../../domain/messages/desk/catalogue'
import { TextField } from '../../ui/forms/TextField'
import { ListButton } from '../ui/ListButton'
import { findProducts } from './findProducts'
import type { CatalogueNames } from './useCatalogueNames'
import desk from '../ui/desk.module.css'
import styles from './ProductChooser.module.css'

type Props = {
  /** The accessible name of the list; it says what choosing a product does. */
  label: string
  names: CatalogueNames
  isBusy?: boolean
  failure?: string
  onChoose: (product: ProductSummary) => void
}

/** Finds a product by its name or number, for whatever is done with it. It takes the focus. */
export function ProductChooser({ label, names, isBusy = false, failure = '', onChoose }: Props) {
  const [text, setText] = useState('')
  const boxRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    boxRef.current?.querySelector('input')?.focus()
  }, [])
  const found = names === null || names === 'failed' ? [] : findProducts(names.products, text)
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
      <ul className={desk.buttons} aria-label={label}>
        {found.map((product) => (
          <li key={product.id}>
            <ListButton aria-busy={isBusy} aria-disabled={isBusy} onClick={() => onChoose(product)}>
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
