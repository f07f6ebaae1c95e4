import { retentionPeriods } from '../../../domain/retention/retentionPeriods'

/** One kind of data that the shop keeps. */
export type PrivacyTopic = { title: string; what: string; why: string; howLong: string }

/** What the shop keeps about its visitors, why, and for how long. */
export const privacyTopics: readonly PrivacyTopic[] = [
  {
    title: 'What you send us',
    what: 'Your name, the telephone or WhatsApp number and the e-mail address you give us, your list or your message, our answer, our own notes on it, and a record of each e-mail and alert about it.',
    why: 'To answer you, and to find it again when you ask about it.',
    howLong: `Until ${retentionPeriods.closedItemMonths} months after we have closed it. Then all of it is deleted.`,
  },
  {
    title: 'Your account, if you make one',
    what: 'Your e-mail address, your name if you sign in with Google, your password in a form that nobody can read, and your order list.',
    why: 'So that your order list and your requests are there on every device.',
    howLong: 'Until you delete your account.',
  },
  {
    title: 'Alerts, if you switch them on',
    what: 'The address that your browser gives us to reach it.',
    why: 'To tell you when we answer, even with the shop closed.',
    howLong: 'Until you switch alerts off, or your browser no longer takes them.',
  },
  {
    title: 'When you last sent something',
    what: 'The time, with the number of your account or of this browser. It is not your telephone number.',
    why: 'To stop programs that flood us with messages.',
    howLong: `${retentionPeriods.sendTimeHours} hours.`,
  },
  {
    title: 'Counts, without names',
    what: 'How much was sent on a day, how fast we answered, and which products were asked for.',
    why: 'To have enough people at work, and the right products in stock.',
    howLong: 'For good. Nobody can tell from them who asked.',
  },
  {
    title: 'On your own device',
    what: 'Your order list, what you have typed into a form, what waits to be sent, whether you are signed in, and a copy of the shop.',
    why: 'So that nothing is lost when you reload the page or lose the connection.',
    howLong: 'Until you remove it, here or in the settings of your browser.',
  },
]
