import type { ProductEdit } from '../../../../domain/catalogue/editing/productEdit'
import type { ProductInput } from '../../../../domain/catalogue/editing/productInput'

export type ProductEditSnapshot = {
  /** Null until Firestore has answered. */
  edit: ProductEdit | null
  /** What Firestore has confirmed, until a listener shows it. */
  savedInput: ProductInput | null
  isFailing: boolean
  isPublishing: boolean
}
