import { catalogueTitle } from '../../../domain/messages/desk/catalogue'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'

export function CatalogueListScreen() {
  useDeskPageMetadata(catalogueTitle)
  return <h1>{catalogueTitle}</h1>
}
