import { business } from '../domain/business'
import { ButtonLink } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { usePageHead } from '../ui/usePageHead'
import { notFoundHead } from './notFoundHead'
import { paths } from './paths'

/** No screen has this address. */
export function NotFoundPage() {
  usePageHead(notFoundHead)
  const actions = (
    <>
      <ButtonLink to={paths.store}>Visit Products</ButtonLink>
      <ButtonLink tone="quiet" to={paths.home}>
        Home
      </ButtonLink>
    </>
  )
  return (
    <Notice title="Page Not Found" actions={actions}>
      <p>Nothing of {business.name} grows at this address. It may have moved, or been mistyped.</p>
    </Notice>
  )
}
