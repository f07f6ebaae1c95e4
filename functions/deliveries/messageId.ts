import { businessDetails } from '../../domain/site/businessDetails'

/**
 * The Message-ID of an e-mail (RFC 5322), without angle brackets. It is the same at each attempt, so a mail program that gets one twice can show
 * it once.
 */
export function getMessageId(deliveryId: string): string {
  return `${deliveryId}@${new URL(businessDetails.siteUrl).hostname}`
}
