import { getWhatsAppUrl } from '../../domain/site/businessDetails'
import { Button, ExternalButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/**
 * An error message for a visitor whose sent requests could not be loaded, with a retry button. It says that the
 * requests have arrived and will be answered.
 */
export function RequestsErrorFallback({ onRetry }: { onRetry: () => void }) {
  const actions = (
    <>
      <Button onClick={onRetry}>Try again</Button>
      <ExternalButtonLink tone="quiet" href={getWhatsAppUrl()}>
        Ask on WhatsApp
      </ExternalButtonLink>
    </>
  )
  return (
    <Notice level={2} title="Your requests could not be fetched" actions={actions}>
      <p role="alert">
        What you sent is with us all the same, and we answer it. Check that you are online and try again in a
        moment.
      </p>
    </Notice>
  )
}
