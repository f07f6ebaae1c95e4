import type { DeskProductFilter } from '../../../../domain/catalogue/editing/deskProductList'
import {
  clearFilters,
  emptyCatalogueText,
  emptyCatalogueTitle,
  noDraftsText,
  noDraftsTitle,
  noHiddenText,
  noHiddenTitle,
  nothingFoundText,
  nothingFoundTitle,
} from '../../../../domain/messages/desk/catalogue'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'

type Props = {
  filter: DeskProductFilter
  isCatalogueEmpty: boolean
  onFilterChange: (filter: DeskProductFilter) => void
}

/** Says why the list has no products, and what to do next. */
export function EmptyList({ filter, isCatalogueEmpty, onFilterChange }: Props) {
  const { title, text } = describeEmptyList(filter, isCatalogueEmpty)
  const clear = (
    <Button
      tone="quiet"
      onClick={() => {
        onFilterChange({ search: '', category: null, only: null })
      }}
    >
      {clearFilters}
    </Button>
  )
  return (
    <Notice level={2} title={title} actions={isCatalogueEmpty ? undefined : clear}>
      <p>{text}</p>
    </Notice>
  )
}

function describeEmptyList({ search, category, only }: DeskProductFilter, isCatalogueEmpty: boolean) {
  if (isCatalogueEmpty) return { title: emptyCatalogueTitle, text: emptyCatalogueText }
  if (search !== '' || category || !only) return { title: nothingFoundTitle, text: nothingFoundText }
  return only === 'drafts'
    ? { title: noDraftsTitle, text: noDraftsText }
    : { title: noHiddenTitle, text: noHiddenText }
}
