import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { useIsSessionEnding } from '../../data/session/sessionCleanup'
import { useHasSentAsGuest } from '../../data/session/sentAsGuest'
import { FirestoreSessionProvider } from '../../data/session/FirestoreSessionProvider'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { OwnSentItems } from './OwnSentItems'
import { useId } from 'react'
import { useSender } from '../../data/session/useSender'
import { Heading } from '../../ui/Heading'
import { SentItemList } from './SentItemList'
import { isEmptySnapshot, useOwnSentItems } from './useOwnSentItems'

/**
 * The visitor's sent items, updated live. For a signed-in visitor, it also shows what the visitor sent as a guest
 * before signing in.
 */
export function LiveRequests() {
  const isEnding = useIsSessionEnding()
  const { isLoggedIn } = useShopSelector(selectAuth)
  const hasGuest = useHasSentAsGuest()
  // Remove the Firestore listeners before sign-out: afterwards, Firestore would deny them, and reactfire would cache
  // the error.
  if (isEnding) return <LoadingIndicator label={myRequestsMessages.signingOut} />
  return (
    <>
      <FirestoreSessionProvider sessionKind="visitor">
        <OwnSentItems />
      </FirestoreSessionProvider>
      {isLoggedIn && hasGuest ? (
        <FirestoreSessionProvider sessionKind="guest">
          <GuestSentItems />
        </FirestoreSessionProvider>
      ) : null}
    </>
  )
}

/**
 * The requests and enquiries that a visitor sent as a guest before signing in to an existing account. Renders nothing
 * if there are none.
 */
function GuestSentItems() {
  const sender = useSender()
  return typeof sender === 'string' ? null : <GuestRequestsSection uid={sender.uid} key={sender.uid} />
}

function GuestRequestsSection({ uid }: { uid: string }) {
  const snapshot = useOwnSentItems(uid)
  const { email } = useShopSelector(selectAuth)
  const headingId = useId()
  if (!snapshot || isEmptySnapshot(snapshot)) return null
  return (
    <section aria-labelledby={headingId}>
      <Heading level={2} id={headingId} lead={myRequestsMessages.formatGuestLead(email)}>
        {myRequestsMessages.guestItemsTitle}
      </Heading>
      <SentItemList snapshot={snapshot} label={myRequestsMessages.guestItemsTitle} level={3} />
    </section>
  )
}
