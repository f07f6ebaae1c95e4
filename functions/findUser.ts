import type { Auth, UserRecord } from 'firebase-admin/auth'
import { hasErrorCode } from './errorCodes'

/** Returns an account as it is now, because a token is up to an hour old; null if the account does not exist. */
export async function findUser(auth: Auth, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid)
  } catch (error) {
    if (hasErrorCode(error, 'auth/user-not-found')) return null
    throw error
  }
}

/** Whether an account is staff now, whatever its token says. */
export async function isStaffNow(auth: Auth, uid: string): Promise<boolean> {
  const user = await findUser(auth, uid)
  return user !== null && isActiveStaff(user)
}

/** Whether an account may see what customers send. */
export function isActiveStaff({ disabled, customClaims }: UserRecord): boolean {
  return !disabled && customClaims?.staff === true
}
