import { useIsSessionEnding } from '../../data/sessionCleanup'
import { useHasSentAsGuest } from '../../data/sentAsGuest'
import { FirestoreSessionProvider } from '../../data/FirestoreSessionProvider'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { GuestSentItems } from './GuestSentItems'
import { OwnSentItems } from './OwnSentItems'

/** What was sent with this session, live, and what its visitor sent as a guest before signing in. */
export function LiveRequests() {
  const isEnding = useIsSessionEnding()
  const { isLoggedIn } = useShopSelector(selectAuth)
  const hasGuest = useHasSentAsGuest()
  // Listeners that outlive their session would be denied, and reactfire would cache the error.
  if (isEnding) return <LoadingIndicator label="Signing out" />
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
