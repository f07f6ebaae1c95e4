import { useRef, useState } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { ListButton } from '../ui/ListButton'
import { ProductChooser } from '../products/ProductChooser'
import { useCatalogueNames } from '../products/useCatalogueNames'
import desk from '../ui/desk.module.css'
import styles from './ReplyLineMarks.module.css'

type Props = {
  words: string
  isMatched: boolean
  /** Called with the product, or with null to remove the match. */
  onMatch: (product: ProductSummary | null) => void
}

/** Says which product the sender's own words mean. */
export function LineMatch({ words, isMatched, onMatch }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const choose = (product: ProductSummary) => {
    onMatch(product)
    setIsOpen(false)
    buttonRef.current?.focus()
  }
  return (
    <div className={styles.match}>
      {isMatched ? (
        <p className={desk.hint}>
          <bdi>{deskReplyMessages.formatTheirWords(words)}</bdi>
        </p>
      ) : null}
      <ListButton
        ref={buttonRef}
        context={words}
        aria-expanded={isMatched ? undefined : isOpen}
        onClick={() => (isMatched ? onMatch(null) : setIsOpen(!isOpen))}
      >
        {isMatched ? deskReplyMessages.removeMatch : deskReplyMessages.matchToProduct}
      </ListButton>
      {isOpen && !isMatched ? <MatchChooser words={words} onChoose={choose} /> : null}
    </div>
  )
}

function MatchChooser({ words, onChoose }: { words: string; onChoose: (product: ProductSummary) => void }) {
  return (
    <ProductChooser
      label={deskReplyMessages.formatMatchLabel(words)}
      names={useCatalogueNames()}
      onChoose={onChoose}
    />
  )
}
