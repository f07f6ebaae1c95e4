import { retentionPeriods } from '../retention/retentionPeriods'
import { businessDetails } from '../site/businessDetails'

/** The line below the heading. */
export const privacyLead =
  "What we keep about you, why, for how long, and how to have it deleted. We don't show ads, sell your data or track you around the web."

/** The heading of the page. */
export const privacyTitle = 'Privacy'

/** What is kept. */
export const whatLabel = 'What'

/** Why it is kept. */
export const whyLabel = 'Why'

/** For how long it is kept. */
export const howLongLabel = 'How long'

/** How search engines describe the page. */
export const privacyDescription = `What ${businessDetails.name} keeps about you, why and for how long, and how to have it deleted.`

/** One kind of data that the shop keeps. */
export type PrivacyTopic = { title: string; what: string; why: string; howLong: string }

/** What the shop keeps about its visitors, why, and for how long. */
export const privacyTopics: readonly PrivacyTopic[] = [
  {
    title: 'What you send us',
    what: 'Your name, the phone or WhatsApp number and e-mail address you give us, your list or message, our reply, our own notes on it, and a record of each e-mail and alert about it.',
    why: 'To answer you, and to find it again when you ask about it.',
    howLong: `Until ${retentionPeriods.closedItemMonths} months after we've closed it. Then we delete all of it.`,
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
    title: 'Statistics, without names',
    what: 'How much was sent each day, how fast we answered, and which products were requested.',
    why: 'To have enough people at work and the right products in stock.',
    howLong: "Permanently. They don't show who asked.",
  },
  {
    title: 'Searches that find nothing',
    what: 'The words, and how often visitors searched for them each month. We leave out e-mail addresses and numbers, and nothing shows who searched.',
    why: 'To know which products and names are missing in our shop.',
    howLong: `${retentionPeriods.missingSearchMonths} months.`,
  },
  {
    title: 'On your own device',
    what: "Your order list, what you've typed into forms, messages waiting to be sent, whether you're signed in, your name, numbers and e-mail address if you ask us to remember them, and a copy of the shop.",
    why: "So that nothing is lost when you reload the page or lose your connection, and so that you needn't type your details again.",
    howLong:
      "Until you remove it, here or in your browser's settings. 'Forget my details' on our forms removes your details, and so does signing out.",
  },
]

/** Who sees what visitors send. */
export const whoSeesItTitle = 'Who sees it'

/** The people of the shop. */
export const staffSeeIt = `Only the people who answer for ${businessDetails.name}. You can see what you sent yourself under My Requests.`

/** The company that stores the data. */
export const googleStoresIt =
  'Google stores it for us (Firebase). Google records the network address of each visit for some weeks to protect the service, and its backups of deleted data are gone after 180 days at the latest.'

/** Other companies that are part of it. */
export const othersSeeIt =
  "E-mails and WhatsApp messages between us are also in our mailbox and on our phones. The map is loaded from OpenStreetMap only when you press 'Show map'."

/** Whom to ask, up to the e-mail address. */
export const askBeforeMail =
  'You can ask what we keep about you, and have it corrected or deleted, including these messages. Write to'

/** The subject of an e-mail that asks what is kept. */
export const askMailSubject = 'What you keep about me'
