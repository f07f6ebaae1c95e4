import { useEffect } from 'react'
import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { type SentItemsState, useShopServices } from '../../data/ShopServices'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { NothingSentNotice } from './NothingSentNotice'
import { isEmptySnapshot, SentItemList } from './SentItemList'
import { SharedDeviceNotice } from './SharedDeviceNotice'
import { Notice } from '../../ui/Notice'

/** The requests and enquiries that the visitor sent with the signed-in account, or as a guest in this browser. */
export function OwnSentItems({ sent }: { sent: SentItemsState }) {
  const { guest } = useShopServices()
  const { isLoggedIn } = useShopSelector(selectAuth)
  const hasNothing = sent === 'nobody' && !isLoggedIn
  useEffect(() => {
    // Clear the sent-as-guest flag, so that the next visit does not download Firebase.
    if (hasNothing) guest.setSentAsGuest(false)
  }, [hasNothing, guest])
  if (sent === 'nobody') return <NothingSentNotice />
  if (sent === 'ending') return <LoadingIndicator label={myRequestsMessages.signingOut} />
  if (sent === 'loading') return <LoadingIndicator label={myRequestsMessages.loadingRequests} />
  const { isGuest, snapshot } = sent
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
