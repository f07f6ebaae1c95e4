import { catalogueTitle } from '../../../domain/messages/desk/catalogue'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'

export function NewProductScreen() {
  useDeskPageMetadata(catalogueTitle)
  return <h1>{catalogueTitle}</h1>
}
