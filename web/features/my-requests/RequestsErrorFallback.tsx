import { getWhatsAppUrl } from '../../../domain/site/businessDetails'
import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { Button, ExternalButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** The error if sent requests could not be loaded: it says that they have arrived and will be answered. */
export function RequestsErrorFallback({ onRetry }: { onRetry: () => void }) {
  const actions = (
    <>
      <Button onClick={onRetry}>{myRequestsMessages.tryAgain}</Button>
      <ExternalButtonLink tone="quiet" href={getWhatsAppUrl()}>
        {myRequestsMessages.askOnWhatsApp}
      </ExternalButtonLink>
    </>
  )
  return (
    <Notice level={2} title={myRequestsMessages.failedTitle} actions={actions}>
      <p role="alert">{myRequestsMessages.failedText}</p>
    </Notice>
  )
}
