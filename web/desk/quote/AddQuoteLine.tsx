import { useState } from 'react'
import { deskQuoteMessages } from '../../../domain/messages/desk/quote'
import { Button } from '../../ui/Button'
import { ProductChooser } from '../products/ProductChooser'
import { useCatalogueNames } from '../products/useCatalogueNames'
import { toQuoteFieldName } from './QuoteLineFields'
import type { QuoteDraftState } from './useQuoteDraft'
import desk from '../ui/desk.module.css'
import styles from './QuoteComposer.module.css'

/** Adds a product, or other words, to a quote. */
export function AddQuoteLine({ quote, error }: { quote: QuoteDraftState; error: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.extras}>
      <div className={desk.buttons}>
        <Button
          tone="quiet"
          name={toQuoteFieldName('lines')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {deskQuoteMessages.addProduct}
        </Button>
        <Button tone="quiet" onClick={() => quote.addLine({ productId: '', words: '' })}>
          {deskQuoteMessages.addWords}
        </Button>
      </div>
      {error === '' ? null : <p className={desk.slimFailure}>{error}</p>}
      {isOpen ? (
        <AddedProduct
          onAdd={(productId) => {
            quote.addLine({ productId, words: '' })
            setIsOpen(false)
          }}
        />
      ) : null}
    </div>
  )
}

function AddedProduct({ onAdd }: { onAdd: (productId: string) => void }) {
  return (
    <ProductChooser
      label={deskQuoteMessages.addProductLabel}
      names={useCatalogueNames()}
      onChoose={({ id }) => onAdd(id)}
    />
  )
}
