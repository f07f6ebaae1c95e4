import { getMailtoUrl } from '../site/businessDetails'
import { recentSignInMinutes, retentionPeriods } from '../retention/retentionPeriods'

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
    complete: 'Your account has been deleted, and nothing of it is left in this browser.',
  },
  guest: {
    open: 'Delete What I Sent',
    confirm: 'Yes, Delete It',
    keep: 'Keep It',
    complete:
      'Your personal details have been deleted from what you sent, and nothing of it is left in this browser.',
  },
}

/** An e-mail that asks the business for a deletion. */
export const deletionMailUrl = getMailtoUrl('Please delete my data')

/** What a deletion does, one sentence each, in the order of what matters most. */
export function listConsequences(subject: DeletionSubject): string[] {
  return [
    subject === 'account'
      ? 'Your account, your order list and your alerts are deleted immediately.'
      : 'Your name, numbers, e-mail address and text are deleted from what you sent.',
    ...(subject === 'account'
      ? [
          'Your name, numbers, e-mail address and text are deleted from everything you sent, including as a guest from this browser.',
        ]
      : []),
    'We keep the products and times for our statistics, without your details.',
    'We can no longer answer open requests, so wait for our reply first if you need it.',
    'Your order list, unfinished forms and unsent messages in this browser are deleted, too.',
    "This can't be undone, not even by us.",
  ]
}

/** Says that the deletion has happened, or goes on by itself. */
export function formatDeletionMessage(subject: DeletionSubject, result: 'complete' | 'pending'): string {
  if (result === 'complete') return deletionTexts[subject].complete
  return `We've started deleting it, and everything will be gone within ${retentionPeriods.deletionHours} hours. You don't need to do anything, and nothing of it is left in this browser.`
}

/** Says why nothing was deleted, and what to do. */
export function explainRefusal(result: 'recentSignIn' | 'signIn' | 'staff' | null): string {
  switch (result) {
    case 'recentSignIn':
      return `You signed in more than ${recentSignInMinutes} minutes ago, so nothing was deleted. Please sign in again, then confirm.`
    case 'signIn':
      return 'Your session has ended. If your account still exists, sign in again, then come back to this page.'
    case 'staff':
      return "This is a staff account, so it can't be deleted here. Please ask the person who manages the shop's accounts."
    case null:
      return "We didn't get a clear answer, so everything in this browser is kept. Check your connection and try again. It's safe to repeat."
  }
}

/** The question before an account is deleted. */
export const deleteAccountTitle = 'Delete your account?'

/** The question before a guest's items are deleted. */
export const deleteSentTitle = 'Delete what you sent?'

/** The button while the deletion runs. */
export const deleting = 'Deleting…'

/** The line below the heading. */
export const deletionLead = 'Delete your account, or what you sent from this browser without one.'

/** The heading of the section. */
export const deletionTitle = 'Delete your data'

/** What the notice about JavaScript says that it is needed for. */
export const deletionPurpose = 'To delete your data yourself'

/** The note about other browsers, up to the e-mail address. */
export const otherBrowserBeforeMail =
  'Did you send something without an account from another browser? Write to us at'

/** The end of the note, after the e-mail address. */
export const otherBrowserAfterMail = "with its reference, and we'll delete it for you."

/** The button while the deletion is prepared. */
export const checking = 'One moment…'

/** The note of a site that deletes by hand, up to the e-mail address. */
export const byHandBeforeMail = 'On this site we delete data by hand. Write to us at'

/** The end of the note, after the e-mail address. */
export const byHandAfterMail =
  "from your own address, or with the reference of what you sent, and we'll delete it for you."

/** What a visitor signs in for. */
export const signInPurpose = 'delete your account'

/** The title before the account signs in again. */
export function formatSignInAgainTitle(email: string): string {
  return `Delete the account ${email}`
}

/** The text before the account signs in again. */
export const signInAgainText = "First, please confirm it's you. Nothing is deleted yet."

/** The button of an account of Google. */
export const continueWithGoogle = 'Continue with Google'

/** The button that stops waiting for Google's window. */
export const goBack = 'Go back'

/** The accessible name of the form. */
export const passwordFormLabel = 'Your password'

/** The button of the form. */
export const continueButton = 'Continue'

/** While the request runs. */
export const signingInAgain = 'Signing you in again'

/** The error of a wrong password. */
export const wrongPasswordError =
  "That's not the password of this account. Nothing was deleted, so please try again."

/** The message when the functions do not answer. */
export const unreachableMessage =
  "We can't be reached right now, so nothing was deleted. Check your connection and try again, or write to us."
