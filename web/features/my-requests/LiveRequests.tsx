import { useId } from 'react'
import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { type SentItemsState, useHasSentAsGuest, useShopServices } from '../../data/ShopServices'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { Heading } from '../../ui/Heading'
import { OwnSentItems } from './OwnSentItems'
import { isEmptySnapshot, SentItemList } from './SentItemList'

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
