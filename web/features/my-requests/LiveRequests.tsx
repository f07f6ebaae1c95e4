import { useId, useEffect, useState } from 'react'
import { myRequestsMessages } from '../../../domain/messages/myRequests'
import {
  type SentItemsState,
  useHasSentAsGuest,
  useShopServices,
  type ShopServices,
} from '../../data/ShopServices'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { Heading } from '../../ui/Heading'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { NothingSentNotice } from './NothingSentNotice'
import { Notice } from '../../ui/Notice'
import { LiveDataErrorBoundary } from '../../data/live/LiveDataErrorBoundary'
import type { SentItemsSnapshot } from '../../data/live/useSentItems'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { SentItemCard } from '../../ui/sent-items/SentItemCard'
import { hasConversation, LiveConversation, withoutAnswerText } from './conversation/LiveConversation'
import { SentItemActions } from './SentItemActions'
import { SentItemStatus } from './SentItemStatus'
import { importAgain } from '../../browser/importAgain'
import { routePaths } from '../../../domain/site/routePaths'
import { clearDrafts } from '../../state/draft'
import { Button, ButtonLink } from '../../ui/Button'
import { useAnswerAlert } from '../../data/push/useAnswerAlert'
import { AnswerAlertSwitch } from '../../ui/push/AnswerAlertSwitch'
import { showToast } from '../../ui/toasts/showToast'
import styles from './LiveRequests.module.css'

/** The visitor's sent items, updated live; for a signed-in visitor also those of the guest before. */
export function LiveRequests() {
  const { Observer } = useShopServices().sentItems
  const { isLoggedIn } = useShopSelector(selectAuth)
  const hasGuest = useHasSentAsGuest()
  return (
    <>
      <Observer session="visitor">{(sent) => <OwnSentItems sent={sent} />}</Observer>
      {isLoggedIn && hasGuest ? (
        <LiveDataErrorBoundary renderFallback={() => null}>
          <Observer session="guest">{(sent) => <GuestSentItems sent={sent} />}</Observer>
        </LiveDataErrorBoundary>
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
      <AnswerAlert />
    </>
  )
}

/** A switch for notifications about the answer. It is below the list, because it can load later and must not shift it. */
function AnswerAlert() {
  const pushSwitch = useAnswerAlert()
  return pushSwitch ? <AnswerAlertSwitch {...pushSwitch} /> : null
}

/** A notice for a visitor who is offline, when the page cannot know whether the visitor has sent anything. */
function ConnectionFailedNotice() {
  return (
    <Notice level={2} title={myRequestsMessages.offlineTitle}>
      <p role="status">{myRequestsMessages.offlineText}</p>
    </Notice>
  )
}

type SentItemListProps = { snapshot: SentItemsSnapshot; label: string; level: 2 | 3 }

/** All requests and enquiries of a sender, newest first, with a note if the list is outdated or incomplete. */
function SentItemList({ snapshot, label, level }: SentItemListProps) {
  const { sentItems, unreadable, isCurrent, isFull } = snapshot
  return (
    <>
      {isCurrent ? null : (
        <p className={styles.remark} role="status">
          {myRequestsMessages.staleListNote}
        </p>
      )}
      <ul className={styles.list} aria-label={label}>
        {sentItems.map((sentItem) => (
          <li key={sentItem.id}>
            <SentItemCard sentItem={sentItem} level={level}>
              <SentItemStatus sentItem={hasConversation(sentItem) ? withoutAnswerText(sentItem) : sentItem} />
              <LiveConversation sentItem={sentItem} />
              <SentItemActions sentItem={sentItem} />
            </SentItemCard>
          </li>
        ))}
      </ul>
      {unreadable.length > 0 ? (
        <p className={styles.remark}>{myRequestsMessages.formatUnreadableItems(unreadable.length)}</p>
      ) : null}
      {isFull ? (
        <p className={styles.remark}>{myRequestsMessages.formatFullListNote(maxDocumentsPerQuery.sender)}</p>
      ) : null}
    </>
  )
}

function isEmptySnapshot({ sentItems, unreadable }: SentItemsSnapshot): boolean {
  return sentItems.length + unreadable.length === 0
}

/** Warns a guest that others who use this browser see the requests; offers an account, or to remove them. */
function SharedDeviceNotice() {
  const services = useShopServices()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <aside className={styles.aside} aria-label={myRequestsMessages.sharedDeviceLabel}>
      <p>{isConfirming ? myRequestsMessages.removeQuestion : myRequestsMessages.sharedDeviceText}</p>
      <div className={styles.actions}>
        {isConfirming ? (
          <>
            <Button onClick={() => void removeGuestRequests(services)}>
              {myRequestsMessages.removeFromBrowser}
            </Button>
            <Button tone="quiet" onClick={() => setIsConfirming(false)}>
              {myRequestsMessages.keepHere}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink tone="quiet" to={routePaths.register}>
              {myRequestsMessages.registerAccount}
            </ButtonLink>
            <Button tone="quiet" onClick={() => setIsConfirming(true)}>
              {myRequestsMessages.notYourDevice}
            </Button>
          </>
        )}
      </div>
    </aside>
  )
}

async function removeGuestRequests({ session, storage }: ShopServices) {
  try {
    const { removeOutboxItemsSentByGuest } = await importAgain(() => import('../../state/browserOutbox'))
    await session.signOut(() => undefined)
    removeOutboxItemsSentByGuest(storage)
    clearDrafts(storage)
    showToast('success', myRequestsMessages.removedMessage)
  } catch {
    showToast('error', myRequestsMessages.removalFailedMessage)
  }
}
