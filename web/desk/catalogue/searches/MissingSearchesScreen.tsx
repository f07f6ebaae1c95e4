import { catalogueTitle } from '../../../domain/messages/desk/catalogue'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'

export function MissingSearchesScreen() {
  useDeskPageMetadata(catalogueTitle)
  return <h1>{catalogueTitle}</h1>
}
