import type { Account } from '../domain/account/account'

/**
 * The session at the desk. `isStaff` is true only if the custom claim `staff` of the ID token is exactly true, as
 * firestore.rules requires.
 */
export type StaffSession =
  { status: 'loading' | 'signedOut' | 'failed' } | { status: 'signedIn'; account: Account; isStaff: boolean }
