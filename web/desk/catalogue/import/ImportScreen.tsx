import { catalogueTitle } from '../../../domain/messages/desk/catalogue'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'

export function ImportScreen() {
  useDeskPageMetadata(catalogueTitle)
  return <h1>{catalogueTitle}</h1>
}
