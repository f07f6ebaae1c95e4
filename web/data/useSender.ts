import { useUser } from 'reactfire'

/** The account of a session, anonymous ones included; 'nobody' if the session has none. */
export type SenderState = { uid: string; isGuest: boolean } | 'nobody' | 'unknown yet'

/** The sender of the session that the nearest FirestoreSessionProvider gives. */
export function useSender(): SenderState {
  const { status, data: user } = useUser()
  if (status !== 'success') return 'unknown yet'
  return user ? { uid: user.uid, isGuest: user.isAnonymous } : 'nobody'
}
