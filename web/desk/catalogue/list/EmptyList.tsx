import type { DeskProductFilter } from '../../../../domain/catalogue/editing/deskProductList'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
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
      {deskCatalogueMessages.clearFilters}
    </Button>
  )
  return (
    <Notice level={2} title={title} actions={isCatalogueEmpty ? undefined : clear}>
      <p>{text}</p>
    </Notice>
  )
}

function describeEmptyList({ search, category, only }: DeskProductFilter, isCatalogueEmpty: boolean) {
  if (isCatalogueEmpty)
    return {
      title: deskCatalogueMessages.emptyCatalogueTitle,
      text: deskCatalogueMessages.emptyCatalogueText,
    }
  if (search !== '' || category || !only)
    return { title: deskCatalogueMessages.nothingFoundTitle, text: deskCatalogueMessages.nothingFoundText }
  return only === 'drafts'
    ? { title: deskCatalogueMessages.noDraftsTitle, text: deskCatalogueMessages.noDraftsText }
    : { title: deskCatalogueMessages.noHiddenTitle, text: deskCatalogueMessages.noHiddenText }
}
