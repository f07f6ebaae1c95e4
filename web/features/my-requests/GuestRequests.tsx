import { useId } from 'react'
import { useSender, useSentBy } from '../../data/liveSent'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'
import { Heading } from '../../ui/Heading'
import { SentList } from './SentList'

/** What a visitor sent as a guest before they signed in to an account that they had already; nothing where there is none. */
export function GuestRequests() {
  const sender = useSender()
  return typeof sender === 'string' ? null : <RequestsOfGuest uid={sender.uid} key={sender.uid} />
}

function RequestsOfGuest({ uid }: { uid: string }) {
  const known = useSentBy(uid)
  const { email } = useShopSelector(selectAuth)
  const headingId = useId()
  if (!known || known.sent.length + known.unreadable === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <Heading
        level={2}
        id={headingId}
        lead={`You sent this before you signed in to ${email}. An account that exists already cannot take it over, so it is shown in this browser alone, and here only until you sign out. Our answer reaches you either way.`}
      >
        Sent as a guest
      </Heading>
      <SentList known={known} label="Sent as a guest" level={3} />
    </section>
  )
}
