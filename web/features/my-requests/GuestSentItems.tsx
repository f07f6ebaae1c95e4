import { useId } from 'react'
import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { useSender } from '../../data/session/useSender'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { Heading } from '../../ui/Heading'
import { SentItemList } from './SentItemList'
import { isEmptySnapshot, useOwnSentItems } from './useOwnSentItems'

/**
 * The requests and enquiries that a visitor sent as a guest before signing in to an existing account. Renders nothing
 * if there are none.
 */
export function GuestSentItems() {
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
