import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { useIsSessionEnding } from '../../data/session/sessionCleanup'
import { useHasSentAsGuest } from '../../data/session/sentAsGuest'
import { FirestoreSessionProvider } from '../../data/session/FirestoreSessionProvider'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { GuestSentItems } from './GuestSentItems'
import { OwnSentItems } from './OwnSentItems'

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
