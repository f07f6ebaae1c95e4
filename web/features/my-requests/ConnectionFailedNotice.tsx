import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { Notice } from '../../ui/Notice'

/** A notice for a visitor who is offline, when the page cannot know whether the visitor has sent anything. */
export function ConnectionFailedNotice() {
  return (
    <Notice level={2} title={myRequestsMessages.offlineTitle}>
      <p role="status">{myRequestsMessages.offlineText}</p>
    </Notice>
  )
}
