import { useEffect } from 'react'
import { markGuest } from '../../data/guestMark'
import { type Sender, useSender, useSentBy } from '../../data/liveSent'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'
import { Waiting } from '../../ui/Waiting'
import { ForgetGuest } from './ForgetGuest'
import { NothingSent } from './NothingSent'
import { SentList } from './SentList'
import { Unreached } from './Unreached'

/** What was sent with the account that is signed in, or as a guest in this browser. */
export function OwnRequests() {
  const sender = useSender()
  const { isLoggedIn } = useShopSelector(selectAuth)
  const hasNothing = sender === 'nobody' && !isLoggedIn
  useEffect(() => {
    // Next time nothing is downloaded to find that out.
    if (hasNothing) markGuest(false)
  }, [hasNothing])
  if (sender === 'nobody') return <NothingSent />
  if (sender === 'unknown yet') return <Waiting what="Fetching your requests" />
  return <RequestsOf sender={sender} key={sender.uid} />
}

function RequestsOf({ sender: { uid, isGuest } }: { sender: Exclude<Sender, string> }) {
  const known = useSentBy(uid)
  if (!known) return <Waiting what="Fetching your requests" />
  // Without a connection an empty answer says nothing.
  if (known.sent.length + known.unreadable === 0) return known.isCurrent ? <NothingSent /> : <Unreached />
  return (
    <>
      <SentList known={known} label="Sent" level={2} />
      {isGuest ? <ForgetGuest /> : null}
    </>
  )
}
