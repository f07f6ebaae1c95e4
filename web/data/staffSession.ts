import type { Account } from '../domain/account/account'

/** Who is signed in at the desk. `isStaff` is the claim of the ID token, exactly true, as firestore.rules reads it. */
export type StaffSession =
  { status: 'loading' | 'signedOut' | 'failed' } | { status: 'signedIn'; account: Account; isStaff: boolean }
