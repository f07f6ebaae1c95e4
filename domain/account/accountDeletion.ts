import { toRecordOrEmpty } from '../validation/fieldSchema'

/** Why an account was not deleted: nobody is signed in, the sign-in is too long ago, or the account belongs to staff. */
export type AccountDeletionRefusal = 'signIn' | 'recentSignIn' | 'staff'

/** How the deletion of an account ended. `pending` goes on without the browser. */
export type AccountDeletionResult = 'complete' | 'pending' | AccountDeletionRefusal

export function parseAccountDeletionResult(answer: unknown): AccountDeletionResult | null {
  const { isComplete, reason } = toRecordOrEmpty(answer)
  if (typeof isComplete === 'boolean') return isComplete ? 'complete' : 'pending'
  return reason === 'signIn' || reason === 'recentSignIn' || reason === 'staff' ? reason : null
}
