import { onIdTokenChanged, type User } from 'firebase/auth'
import { toAccount } from '../session/toAccount'
import type { StaffSession } from '../session/staffSession'
import { toAccountFailure } from '../session/toAccountFailure'
import { getFirebaseAuth } from './firebaseAuth'
import { forgetKeptDocuments, rememberStaff, wasStaff } from './keptDocuments'

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

/**
 * Treats anonymous accounts as signed out, because they belong to shop visitors. Who is not staff, or no longer, does not
 * find what the desk has kept on the device.
 */
async function readStaffSession(user: User | null): Promise<StaffSession> {
  if (!user || user.isAnonymous) {
    await forgetKeptDocuments()
    return { status: 'signedOut' }
  }
  const isStaff = await readIsStaff(user)
  if (isStaff === undefined) return { status: 'failed' }
  if (isStaff) rememberStaff(user.uid)
  else await forgetKeptDocuments()
  return { status: 'signedIn', account: toAccount(user), isStaff }
}

/** Whether an account is staff; undefined if that is not known. */
async function readIsStaff(user: User): Promise<boolean | undefined> {
  try {
    const { claims } = await user.getIdTokenResult()
    return claims.staff === true
  } catch (error) {
    // The ID token has expired. The device shows what it has, and Firestore gives nothing without a new token.
    const isUnreachable = toAccountFailure(error).code === 'auth/network-request-failed'
    return isUnreachable && wasStaff(user.uid) ? true : undefined
  }
}
