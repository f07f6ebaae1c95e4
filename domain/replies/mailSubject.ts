import { deskReplyMessages } from '../messages/desk/item'
import { businessDetails } from '../site/businessDetails'
import type { SentItem } from '../sent-items/sentItem'
import { formatReference } from '../sent-items/submissionId'

/**
 * The subject of each e-mail to the sender of an item, without 'Re: ', whoever sends it: mail programs show e-mails
 * together if they have one subject.
 */
export function formatMailSubject({ kind, id }: Pick<SentItem, 'kind' | 'id'>): string {
  const noun = kind === 'requests' ? 'request' : 'message'
  return deskReplyMessages.formatEmailSubject(noun, formatReference(id), businessDetails.name)
}
