import { lazy, Suspense, useState } from 'react'
import { useHasSentAsGuest } from '../../data/guestMark'
import { selectAuth } from '../../state/authSlice'
import { fetchPart } from '../../state/freshPage'
import { useShopSelector } from '../../state/hooks'
import { Waiting } from '../../ui/Waiting'
import { NothingSent } from './NothingSent'
import { RequestsBoundary } from './RequestsBoundary'

/** What was sent from here, live. For a visitor who never sent anything nothing of Firebase is downloaded. */
export function SentHere() {
  const { isLoggedIn } = useShopSelector(selectAuth)
  const hasSentAsGuest = useHasSentAsGuest()
  if (!isLoggedIn && !hasSentAsGuest) return <NothingSent />
  return (
    <RequestsBoundary>
      <LivePart />
    </RequestsBoundary>
  )
}

function LivePart() {
  // Made anew for each try: React remembers of a part that it did not come.
  const [LiveRequests] = useState(() => lazy(load))
  return (
    <Suspense fallback={<Waiting what="Fetching your requests" />}>
      <LiveRequests />
    </Suspense>
  )
}

function load() {
  return fetchPart(async () => ({ default: (await import('./LiveRequests')).LiveRequests }))
}
