import type { AccountDeletionResult } from '../../../domain/account/accountDeletion'
import { getMailtoUrl } from '../../../domain/site/businessDetails'
import { recentSignInMinutes, retentionPeriods } from '../../../domain/retention/retentionPeriods'

/** Whom a deletion is about: a signed-in account, or a guest who has sent something from this browser. */
export type DeletionSubject = 'account' | 'guest'

/** What the buttons and the questions say, by whom they are about. */
export const deletionTexts: Readonly<
  Record<DeletionSubject, { open: string; confirm: string; keep: string; complete: string }>
> = {
  account: {
    open: 'Delete My Account',
    confirm: 'Yes, Delete My Account',
    keep: 'Keep My Account',
    complete: 'Your account is deleted, and this browser keeps nothing of it.',
  },
  guest: {
    open: 'Delete What I Sent',
    confirm: 'Yes, Delete It',
    keep: 'Keep It',
    complete: 'What you sent no longer names you, and this browser keeps nothing of it.',
  },
}

/** An e-mail that asks the business for a deletion. */
export const deletionMailUrl = getMailtoUrl('Please delete what you keep about me')

/** The message when the functions do not answer. */
export const unreachableMessage =
  'We cannot be reached just now, so nothing was deleted. Check that you are online, then try again, or write to us.'

/** What a deletion does, one sentence each, in the order of what matters most. */
export function listConsequences(subject: DeletionSubject): string[] {
  return [
    subject === 'account'
      ? 'Your account, your order list and your alerts are deleted at once.'
      : 'Your name, numbers, e-mail address and words are deleted from what you sent.',
    ...(subject === 'account'
      ? [
          'Your name, numbers, e-mail address and words are deleted from all you sent, also as a guest from this browser.',
        ]
      : []),
    'The products and the times stay, without you, for our counts.',
    'We can no longer answer what is still open: wait for our answer first if you want it.',
    'Your order list, unfinished forms and unsent messages in this browser go, too.',
    'Nobody can undo this, and neither can we.',
  ]
}

/** Says that the deletion has happened, or goes on by itself. */
export function formatDeletionMessage(subject: DeletionSubject, result: 'complete' | 'pending'): string {
  if (result === 'complete') return deletionTexts[subject].complete
  return `We have begun to delete it, and go on by ourselves: all is gone within ${retentionPeriods.deletionHours} hours. This browser keeps nothing of it.`
}

/** Says why nothing was deleted, and what to do. */
export function explainRefusal(
  result: Exclude<AccountDeletionResult, 'complete' | 'pending'> | null,
): string {
  switch (result) {
    case 'recentSignIn':
      return `You signed in more than ${recentSignInMinutes} minutes ago, so nothing was deleted. Sign in once more, then confirm.`
    case 'signIn':
      return 'Your session has ended. If your account is still there, sign in again, then come back to this page.'
    case 'staff':
      return 'This account answers for the shop, so it is not deleted here. Ask whoever manages the accounts of the shop.'
    case null:
      return 'No clear answer came, so all is kept in this browser. Check that you are online, then try again: that does no harm if the deletion has begun.'
  }
}
