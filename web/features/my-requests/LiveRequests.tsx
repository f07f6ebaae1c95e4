import { useId, useEffect } from 'react'
import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { type SentItemsState, useHasSentAsGuest, useShopServices } from '../../data/ShopServices'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { Heading } from '../../ui/Heading'
import { isEmptySnapshot, SentItemList } from './SentItemList'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { NothingSentNotice } from './NothingSentNotice'
import { SharedDeviceNotice } from './SharedDeviceNotice'
import { Notice } from '../../ui/Notice'

/** The visitor's sent items, updated live; for a signed-in visitor also those of the guest before. */
export function LiveRequests() {
  const { Observer } = useShopServices().sentItems
  const { isLoggedIn } = useShopSelector(selectAuth)
  const hasGuest = useHasSentAsGuest()
  return (
    <>
      <Observer session="visitor">{(sent) => <OwnSentItems sent={sent} />}</Observer>
      {isLoggedIn && hasGuest ? (
        <Observer session="guest">{(sent) => <GuestSentItems sent={sent} />}</Observer>
      ) : null}
    </>
  )
}

/** What a visitor sent as a guest before signing in to an existing account; nothing if there is none. */
function GuestSentItems({ sent }: { sent: SentItemsState }) {
  const { email } = useShopSelector(selectAuth)
  const headingId = useId()
  if (typeof sent === 'string' || isEmptySnapshot(sent.snapshot)) return null
  return (
    <section aria-labelledby={headingId}>
      <Heading level={2} id={headingId} lead={myRequestsMessages.formatGuestLead(email)}>
        {myRequestsMessages.guestItemsTitle}
      </Heading>
      <SentItemList snapshot={sent.snapshot} label={myRequestsMessages.guestItemsTitle} level={3} />
    </section>
  )
}

/** The requests and enquiries that the visitor sent with the signed-in account, or as a guest in this browser. */
function OwnSentItems({ sent }: { sent: SentItemsState }) {
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
