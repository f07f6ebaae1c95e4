import { catalogueTitle } from '../../../domain/messages/desk/catalogue'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'

export function ProductEditorScreen({ productId }: { productId: string }) {
  useDeskPageMetadata(catalogueTitle)
  return <h1>{productId}</h1>
}
