import type { ReactNode } from 'react'
import type { Reply } from '../../../domain/conversation/reply'
import { mergeNewestFirst, type SentItemKey } from '../../../domain/sent-items/sentItem'
import { FirestoreSessionProvider } from './FirestoreSessionProvider'
import { useIsSessionEnding } from './sessionCleanup'
import type { SentItemsState } from '../ShopServices'
import { useReplies } from '../live/useReplies'
import { type SentItemsSnapshot, useSentItems } from '../live/useSentItems'
import { useUser } from 'reactfire'

type ObserverProps = { children: (sent: SentItemsState) => ReactNode }
type Props = ObserverProps & { session: 'visitor' | 'guest' }

/** Observes a session's sent items. Load lazily: this component imports the full Firestore SDK. */
export function SentItemsObserver({ session, children }: Props) {
  // Remove the Firestore listeners before sign-out: afterwards, Firestore would deny them, and reactfire would cache
  // the error.
  if (useIsSessionEnding()) return children('ending')
  return (
    <FirestoreSessionProvider sessionKind={session}>
      <SenderObserver>{children}</SenderObserver>
    </FirestoreSessionProvider>
  )
}

function SenderObserver({ children }: ObserverProps) {
  const sender = useSender()
  if (typeof sender === 'string') return children(sender)
  return (
    <ItemsObserver key={sender.uid} {...sender}>
      {children}
    </ItemsObserver>
  )
}

function ItemsObserver({ uid, isGuest, children }: ObserverProps & { uid: string; isGuest: boolean }) {
  const snapshot = useOwnSentItems(uid)
  return children(snapshot ? { isGuest, snapshot } : 'loading')
}

/** Subscribes to requests and enquiries in one list. Returns null until both have loaded. */
function useOwnSentItems(senderUid: string): SentItemsSnapshot | null {
  const requests = useSentItems('requests', senderUid)
  const enquiries = useSentItems('enquiries', senderUid)
  if (!requests || !enquiries) return null
  return {
    sentItems: mergeNewestFirst(requests.sentItems, enquiries.sentItems),
    unreadable: [...requests.unreadable, ...enquiries.unreadable],
    isCurrent: requests.isCurrent && enquiries.isCurrent,
    isFull: requests.isFull || enquiries.isFull,
  }
}

/** The user of a session, who may be anonymous; 'nobody' if the session has no user. */
type SenderState = { uid: string; isGuest: boolean } | 'nobody' | 'loading'

function useSender(): SenderState {
  const { status, data: user } = useUser()
  if (status !== 'success') return 'loading'
  return user ? { uid: user.uid, isGuest: user.isAnonymous } : 'nobody'
}

type RepliesProps = { item: SentItemKey; children: (replies: Reply[]) => ReactNode }

/** Observes the conversation about an own sent item. Use it in a SentItemsObserver. */
export function SentRepliesObserver({ item, children }: RepliesProps) {
  return children(useReplies(item) ?? [])
}
