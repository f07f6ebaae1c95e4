import { useSessionEnding } from '../../data/ending'
import { useHasSentAsGuest } from '../../data/guestMark'
import { LiveProvider } from '../../data/liveProvider'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'
import { Waiting } from '../../ui/Waiting'
import { GuestRequests } from './GuestRequests'
import { OwnRequests } from './OwnRequests'

/** What was sent, live: in the name of this session and, where a guest has signed in since, in that guest's name. */
export function LiveRequests() {
  const isEnding = useSessionEnding()
  const { isLoggedIn } = useShopSelector(selectAuth)
  const hasGuest = useHasSentAsGuest()
  // Nothing listens in the name of a session that is being ended.
  if (isEnding) return <Waiting what="Signing out" />
  return (
    <>
      <LiveProvider whose="visitor">
        <OwnRequests />
      </LiveProvider>
      {isLoggedIn && hasGuest ? (
        <LiveProvider whose="guest">
          <GuestRequests />
        </LiveProvider>
      ) : null}
    </>
  )
}
