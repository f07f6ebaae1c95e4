import { notFoundMessages } from '../../domain/messages/notFound'
import { ButtonLink } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { usePageMetadata } from '../ui/usePageMetadata'
import { notFoundPageMetadata } from './notFoundPageMetadata'
import { routePaths } from '../../domain/site/routePaths'

export function NotFoundPage() {
  usePageMetadata(notFoundPageMetadata)
  const actions = (
    <>
      <ButtonLink to={routePaths.store}>{notFoundMessages.visitProducts}</ButtonLink>
      <ButtonLink tone="quiet" to={routePaths.home}>
        {notFoundMessages.home}
      </ButtonLink>
    </>
  )
  return (
    <Notice title={notFoundMessages.notFoundTitle} actions={actions}>
      <p>{notFoundMessages.notFoundText}</p>
    </Notice>
  )
}
