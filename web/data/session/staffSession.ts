import type { Account } from '../../../domain/account/account'

/** The session at the desk; staff have the custom claim `staff: true` in the ID token, as firestore.rules requires. */
export type StaffSession =
  { status: 'loading' | 'signedOut' | 'failed' } | { status: 'signedIn'; account: Account; isStaff: boolean }
