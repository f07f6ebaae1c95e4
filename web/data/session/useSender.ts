import { useUser } from 'reactfire'

/** The user of a session, who may be anonymous; 'nobody' if the session has no user. */
export type SenderState = { uid: string; isGuest: boolean } | 'nobody' | 'unknown yet'

/** Returns the user of the session that the nearest FirestoreSessionProvider component provides. */
export function useSender(): SenderState {
  const { status, data: user } = useUser()
  if (status !== 'success') return 'unknown yet'
  return user ? { uid: user.uid, isGuest: user.isAnonymous } : 'nobody'
}
