import { getWhatsAppUrl } from '../../domain/site/businessDetails'
import { ExternalButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** A notice for a status link that was altered, or whose item was deleted. */
export function UnknownLinkNotice() {
  const actions = <ExternalButtonLink href={getWhatsAppUrl()}>Ask on WhatsApp</ExternalButtonLink>
  return (
    <Notice level={2} title="This link shows nothing" actions={actions}>
      <p role="alert">
        It may have lost a piece on its way, or what it showed is deleted by now. Open it once more from our
        e-mail, or ask us: we are glad to look it up for you.
      </p>
    </Notice>
  )
}
