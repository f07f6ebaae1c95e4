import { businessDetails } from '../domain/site/businessDetails'
import { ButtonLink } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { usePageMetadata } from '../ui/usePageMetadata'
import { notFoundPageMetadata } from './notFoundPageMetadata'
import { routePaths } from '../domain/site/routePaths'

export function NotFoundPage() {
  usePageMetadata(notFoundPageMetadata)
  const actions = (
    <>
      <ButtonLink to={routePaths.store}>Visit Products</ButtonLink>
      <ButtonLink tone="quiet" to={routePaths.home}>
        Home
      </ButtonLink>
    </>
  )
  return (
    <Notice title="Page Not Found" actions={actions}>
      <p>Nothing of {businessDetails.name} grows at this address. It may have moved, or been mistyped.</p>
    </Notice>
  )
}
