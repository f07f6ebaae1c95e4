import { getWhatsAppUrl } from '../../../domain/site/businessDetails'
import { statusLinkMessages } from '../../../domain/messages/statusLink'
import { ExternalButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** A notice for a status link that was altered, or whose item was deleted. */
export function UnknownLinkNotice() {
  const actions = (
    <ExternalButtonLink href={getWhatsAppUrl()}>{statusLinkMessages.askOnWhatsApp}</ExternalButtonLink>
  )
  return (
    <Notice level={2} title={statusLinkMessages.unknownLinkTitle} actions={actions}>
      <p role="alert">{statusLinkMessages.unknownLinkText}</p>
    </Notice>
  )
}
