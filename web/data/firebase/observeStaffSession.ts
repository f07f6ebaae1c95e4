import { onIdTokenChanged, type User } from 'firebase/auth'
import { toAccount } from '../session/toAccount'
import type { StaffSession } from '../session/staffSession'
import { getFirebaseAuth } from './firebaseAuth'

/** Reports the session at the desk, now and after each ID token change; returns a function that unsubscribes. */
export function observeStaffSession(onChange: (session: StaffSession) => void): () => void {
  let latestUser: User | null
  return onIdTokenChanged(getFirebaseAuth(), (user) => {
    latestUser = user
    void readStaffSession(user).then((session) => {
      if (user === latestUser) onChange(session)
    })
  })
}

/** Treats anonymous accounts as signed out, because they belong to shop visitors. */
async function readStaffSession(user: User | null): Promise<StaffSession> {
  if (!user || user.isAnonymous) return { status: 'signedOut' }
  try {
    const { claims } = await user.getIdTokenResult()
    return { status: 'signedIn', account: toAccount(user), isStaff: claims.staff === true }
  } catch {
    // The ID token has expired and could not be refreshed.
    return { status: 'failed' }
  }
}
