import { useEffect } from 'react'
import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { setSentAsGuest } from '../../data/session/sentAsGuest'
import { type SenderState, useSender } from '../../data/session/useSender'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { NothingSentNotice } from './NothingSentNotice'
import { SentItemList } from './SentItemList'
import { SharedDeviceNotice } from './SharedDeviceNotice'
import { isEmptySnapshot, useOwnSentItems } from './useOwnSentItems'
import { Notice } from '../../ui/Notice'

/** The requests and enquiries that the visitor sent with the signed-in account, or as a guest in this browser. */
export function OwnSentItems() {
  const sender = useSender()
  const { isLoggedIn } = useShopSelector(selectAuth)
  const hasNothing = sender === 'nobody' && !isLoggedIn
  useEffect(() => {
    // Clear the sent-as-guest flag, so that the next visit does not download Firebase.
    if (hasNothing) setSentAsGuest(false)
  }, [hasNothing])
  if (sender === 'nobody') return <NothingSentNotice />
  if (sender === 'unknown yet') return <LoadingIndicator label={myRequestsMessages.loadingRequests} />
  return <SenderRequests sender={sender} key={sender.uid} />
}

function SenderRequests({ sender: { uid, isGuest } }: { sender: Exclude<SenderState, string> }) {
  const snapshot = useOwnSentItems(uid)
  if (!snapshot) return <LoadingIndicator label={myRequestsMessages.loadingRequests} />
  // Offline, an empty snapshot does not mean that nothing was sent.
  if (isEmptySnapshot(snapshot))
    return snapshot.isCurrent ? <NothingSentNotice /> : <ConnectionFailedNotice />
  return (
    <>
      <SentItemList snapshot={snapshot} label={myRequestsMessages.ownItemsLabel} level={2} />
      {isGuest ? <SharedDeviceNotice /> : null}
    </>
  )
}

/** A notice for a visitor who is offline, when the page cannot know whether the visitor has sent anything. */
function ConnectionFailedNotice() {
  return (
    <Notice level={2} title={myRequestsMessages.offlineTitle}>
      <p role="status">{myRequestsMessages.offlineText}</p>
    </Notice>
  )
}
