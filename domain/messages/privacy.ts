import { retentionPeriods, recentSignInMinutes } from '../retention/retentionPeriods'
import { businessDetails, getMailtoUrl } from '../site/businessDetails'

/** One kind of data that the shop keeps. */
export type PrivacyTopic = { title: string; what: string; why: string; howLong: string }

/** Whom a deletion is about: a signed-in account, or a guest who has sent something from this browser. */
export type DeletionSubject = 'account' | 'guest'

const privacyTopics: readonly PrivacyTopic[] = [
  {
    title: 'What you send us',
    what: 'Your name, the phone or WhatsApp number, e-mail address and delivery area you give us, your list or message, our replies and quotes, your questions and answers to them, our own notes on it, and a record of each e-mail and alert about it.',
    why: 'To answer you, and to find it again when you ask about it.',
    howLong: `Until ${retentionPeriods.closedItemMonths} months after we've closed it. Then we delete all of it.`,
  },
  {
    title: 'A note about you as a customer',
    what: 'What our staff write down to serve you better, such as how you like to collect. It is kept under a fingerprint (hash) of your number and e-mail address.',
    why: "To know you again when you send us something, so that you needn't explain everything twice.",
    howLong: 'Until the last of what you sent us is deleted.',
  },
  {
    title: 'Your account, if you have one',
    what: 'Your e-mail address, your name if you sign in with Google, your password in a form that nobody can read, and your order list.',
    why: 'So that your order list and requests are there on every device.',
    howLong: 'Until you delete your account.',
  },
  {
    title: 'Alerts, if you turn them on',
    what: 'The address your browser gives us for sending alerts.',
    why: "To tell you when we've answered, even when the shop isn't open on your screen.",
    howLong: 'Until you turn alerts off, or your browser stops accepting them.',
  },
  {
    title: 'When you last sent something',
    what: "The time, with an ID of your account or browser. It isn't your phone number.",
    why: 'To stop bots from flooding us with messages.',
    howLong: `${retentionPeriods.sendTimeHours} hours.`,
  },
  {
    title: 'When we last confirmed something by e-mail',
    what: 'The times, with a fingerprint (hash) of your e-mail address in place of the address.',
    why: "To stop others from filling your mailbox with our e-mails, so it isn't deleted with an account.",
    howLong: `${retentionPeriods.confirmationDays} days at most.`,
  },
  {
    title: 'Statistics, without names',
    what: 'How much was sent each day, how fast we answered, and which products were requested.',
    why: 'To have enough people at work and the right products in stock.',
    howLong: "Permanently. They don't show who asked.",
  },
  {
    title: 'Searches that find nothing',
    what: 'The words, and how often visitors searched for them each month. We leave out sentences, e-mail addresses and phone numbers, and nothing shows who searched.',
    why: 'To know which products and names are missing in our shop.',
    howLong: `${retentionPeriods.missingSearchMonths} months.`,
  },
  {
    title: 'On your own device',
    what: "Your order list, the products you looked at last, what you've typed into forms, messages waiting to be sent, whether you're signed in, your name, numbers, e-mail address and delivery area if you ask us to remember them, and a copy of the shop.",
    why: "So that nothing is lost when you reload the page or lose your connection, and so that you needn't type your details again.",
    howLong:
      "Until you remove it, here or in your browser's settings. 'Forget my details' on our forms removes your details, and so does signing out.",
  },
]

const deletionTexts: Readonly<
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

export const privacyMessages = {
  privacyLead:
    "What we keep about you, why, for how long, and how to have it deleted. We don't show ads, sell your data or track you around the web.",
  privacyTitle: 'Privacy',
  whatLabel: 'What',
  whyLabel: 'Why',
  howLongLabel: 'How long',
  privacyDescription: `What ${businessDetails.name} keeps about you, why and for how long, and how to have it deleted.`,
  privacyTopics,
  whoSeesItTitle: 'Who sees it',
  staffSeeIt: `Only the people who answer for ${businessDetails.name}. You can see what you sent yourself under My Requests.`,
  googleStoresIt:
    'Google stores it for us (Firebase). Google records the network address of each visit for some weeks to protect the service, and its backups of deleted data are gone after 180 days at the latest. We keep backups of our own, encrypted, for 30 days at most.',
  othersSeeIt:
    "E-mails and WhatsApp messages between us are also in our mailbox and on our phones. The map is loaded from OpenStreetMap only when you press 'Show map'.",
  /** Whom to ask, up to the e-mail address. */
  askBeforeMail:
    'You can ask what we keep about you, and have it corrected or deleted, including these messages. Write to',
  askMailSubject: 'What you keep about me',
  deletionTexts,
  deletionMailUrl: getMailtoUrl('Please delete my data'),
  listConsequences: (subject: DeletionSubject): string[] => [
    subject === 'account'
      ? 'Your account, your order list and your alerts are deleted immediately.'
      : 'Your name, numbers, e-mail address and text are deleted from what you sent.',
    ...(subject === 'account'
      ? [
          'Your name, numbers, e-mail address and text are deleted from everything you sent, including as a guest from this browser.',
        ]
      : []),
    'We keep the products and times for our statistics, without your details.',
    `We keep the times of our confirmations by e-mail for ${retentionPeriods.confirmationDays} days at most, without your address.`,
    'We can no longer answer open requests, so wait for our reply first if you need it.',
    'Your order list, unfinished forms and unsent messages in this browser are deleted, too.',
    "This can't be undone, not even by us.",
  ],
  formatDeletionMessage: (subject: DeletionSubject, result: 'complete' | 'pending'): string => {
    if (result === 'complete') return deletionTexts[subject].complete
    return `We've started deleting it, and everything will be gone within ${retentionPeriods.deletionHours} hours. You don't need to do anything, and nothing of it is left in this browser.`
  },
  explainRefusal: (result: 'recentSignIn' | 'signIn' | 'staff' | null): string => {
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
  },
  deleteAccountTitle: 'Delete your account?',
  deleteSentTitle: 'Delete what you sent?',
  deleting: 'Deleting…',
  deletionLead: 'Delete your account, or what you sent from this browser without one.',
  deletionTitle: 'Delete your data',
  deletionPurpose: 'To delete your data yourself',
  /** The note about other browsers, up to the e-mail address. */
  otherBrowserBeforeMail: 'Did you send something without an account from another browser? Write to us at',
  otherBrowserAfterMail: "with its reference, and we'll delete it for you.",
  checking: 'One moment…',
  /** The note of a site that deletes by hand, up to the e-mail address. */
  byHandBeforeMail: 'On this site we delete data by hand. Write to us at',
  byHandAfterMail:
    "from your own address, or with the reference of what you sent, and we'll delete it for you.",
  signInPurpose: 'delete your account',
  formatSignInAgainTitle: (email: string) => `Delete the account ${email}`,
  signInAgainText: "First, please confirm it's you. Nothing is deleted yet.",
  continueWithGoogle: 'Continue with Google',
  goBack: 'Go back',
  passwordFormLabel: 'Your password',
  continueButton: 'Continue',
  signingInAgain: 'Signing you in again',
  wrongPasswordError: "That's not the password of this account. Nothing was deleted, so please try again.",
  unreachableMessage:
    "We can't be reached right now, so nothing was deleted. Check your connection and try again, or write to us.",
}
