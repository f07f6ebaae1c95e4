import { useUser } from 'reactfire'

/** The user of a session, who may be anonymous; 'nobody' if the session has no user. */
type SenderState = { uid: string; isGuest: boolean } | 'nobody' | 'loading'

/** Returns the user of the session that the nearest FirestoreSessionProvider component provides. */
export function useSender(): SenderState {
  const { status, data: user } = useUser()
  if (status !== 'success') return 'loading'
  return user ? { uid: user.uid, isGuest: user.isAnonymous } : 'nobody'
}
