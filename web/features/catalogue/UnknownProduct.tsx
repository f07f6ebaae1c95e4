import { paths } from '../../app/paths'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { usePageHead } from '../../ui/usePageHead'
import { unknownProductHead } from './heads'

/** No product has the address's id. */
export function UnknownProduct() {
  usePageHead(unknownProductHead)
  const actions = (
    <>
      <ButtonLink to={paths.store}>Back to Products</ButtonLink>
      <ButtonLink tone="quiet" to={paths.request}>
        Request Product(s)
      </ButtonLink>
    </>
  )
  return (
    <Notice title="Product Not Found" actions={actions}>
      <p>
        No product has this address. It may have been mistyped, or the product is no longer in our catalogue.
      </p>
    </Notice>
  )
}
