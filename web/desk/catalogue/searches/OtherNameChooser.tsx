import { useStaff } from '../../../data/desk/DeskServices'
import { useState } from 'react'
import type { AddNameOutcome } from '../../../data/desk/catalogue/addOtherName'
import type { ProductSummary } from '../../../../domain/catalogue/product'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { ProductChooser } from '../../products/ProductChooser'
import type { CatalogueNames } from '../../products/useCatalogueNames'

type Props = { word: string; names: CatalogueNames; onAdded: (product: ProductSummary) => void }

/** Adds a word as another name of the product that is chosen. */
export function OtherNameChooser({ word, names, onAdded }: Props) {
  const { addOtherName } = useStaff().catalogue
  const [isAdding, setIsAdding] = useState(false)
  const [failure, setFailure] = useState('')
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
    <ProductChooser
      label={deskCatalogueMessages.formatChoicesLabel(word)}
      names={names}
      isBusy={isAdding}
      failure={failure}
      onChoose={(product) => void add(product)}
    />
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
