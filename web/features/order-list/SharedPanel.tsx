import { useEffect, useId, useRef } from 'react'
import type { CartItem } from '../../domain/orderList'
import { mergeMessage, replaceMessage } from '../../domain/editingMessages'
import { merged } from '../../domain/sharedList'
import { Button } from '../../ui/Button'
import { SharedGaps } from './SharedGaps'
import { SharedProducts } from './SharedProducts'
import type { ListActions } from './useListActions'
import type { SharedOffer } from './useSharedOffer'
import styles from './SharedPanel.module.css'

type Props = { offer: SharedOffer; own: readonly CartItem[]; actions: ListActions; onClose: () => void }

/** A list that came with a link, to look at: the visitor's own stays as it is until they choose. */
export function SharedPanel({ offer, own, actions, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  const replace = () => {
    actions.replace(offer.known, replaceMessage(offer.known.length))
    onClose()
  }
  const merge = () => {
    const { items, ...became } = merged(own, offer.known)
    actions.replace(items, mergeMessage(became))
    onClose()
  }
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 className={styles.title} id={headingId} ref={heading} tabIndex={-1}>
        A list was shared with you
      </h2>
      <p>{offer.known.length > 0 ? whatChoosingDoes(own.length > 0) : nothingToUse}</p>
      <SharedProducts items={offer.known} />
      <SharedGaps offer={offer} />
      <div className={styles.choices}>
        {offer.known.length > 0 ? (
          <Choices isOwnEmpty={own.length === 0} onMerge={merge} onReplace={replace} />
        ) : null}
        <Button tone="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </section>
  )
}

type ChoicesProps = { isOwnEmpty: boolean; onMerge: () => void; onReplace: () => void }

function Choices({ isOwnEmpty, onMerge, onReplace }: ChoicesProps) {
  if (isOwnEmpty) return <Button onClick={onReplace}>Use this list</Button>
  return (
    <>
      <Button onClick={onMerge}>Add to my list</Button>
      <Button tone="quiet" onClick={onReplace}>
        Replace my list
      </Button>
    </>
  )
}

const nothingToUse = 'Nothing in this link can be put on a list today.'

function whatChoosingDoes(hasOwn: boolean): string {
  return hasOwn
    ? 'Yours, below, stays as it is until you choose. Adding keeps the larger quantity of a product that both hold.'
    : 'It is a copy: what you change stays with you.'
}
