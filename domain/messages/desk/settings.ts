import { formatLagosMoment } from '../../site/lagosTime'

const textLabels = {
  delivery: 'Delivery',
  collection: 'Collection',
  payment: 'Payment',
}

/** /staff/settings: opening hours, closed days, and what the shop says about delivery, collection and payment. */
export const deskSettingsMessages = {
  title: 'Settings',
  lead: 'When the shop is open, and how it delivers and gets paid. Visitors see it within a minute after you publish.',
  whatName: 'The settings',
  loading: 'Loading the settings',
  laterFormText:
    'A newer version of the desk has saved the settings, so this page leaves them as they are. Please reload the page.',
  formatPublishedBy: (name: string, updatedAt: number, now: number) =>
    `Published by ${name} ${formatLagosMoment(updatedAt, now)}.`,
  neverPublished: 'Nobody has published settings yet, so visitors see what the site was built with.',
  live: 'Live: visitors see what is published.',
  notLiveYet:
    'Not live yet: visitors still see what was there before. This usually takes less than a minute; there is nothing you need to do.',
  formLabel: 'Settings of the shop',
  fieldNames: {
    week: 'Opening hours',
    closures: 'Closed days',
    ...textLabels,
  },
  hoursHint:
    'The 45 minutes of a reply count only in these hours. For a day that ends at midnight, choose 00:00.',
  opens: 'Opens',
  closes: 'Closes',
  formatOpensOn: (day: string) => `Opens on ${day}`,
  formatClosesOn: (day: string) => `Closes on ${day}`,
  closedWord: 'closed',
  closuresHint:
    'Public holidays and other days on which the shop stays closed. Visitors read the note a week ahead.',
  noClosures: 'No closed days to come.',
  dateLabel: 'Date',
  noteLabel: 'Note',
  notePlaceholder: 'Independence Day',
  addClosure: 'Add a Closed Day',
  removeClosure: 'Remove',
  formatClosureName: (day: string) => day || 'closed day without a date',
  formatRemoved: (day: string) => `Removed: ${day}.`,
  undo: 'Undo',
  textLabels,
  textHints: {
    delivery:
      "Where you deliver, what it costs and how long it takes. Visitors read it under 'Where do you deliver?'.",
    collection: "Where and when people collect. Visitors read it under 'Can I collect?'.",
    payment:
      'How to pay, such as your bank account. Only people who accept a quote get it, by e-mail; visitors never see it.',
  },
  hoursError: 'Please choose two times; closing comes after opening.',
  dateMissing: 'Choose a date.',
  dateRepeated: 'This day is in the list already.',
  formatNoteError: (maxLength: number) =>
    `Please write a note of at most ${maxLength} characters, with a letter or digit, or none.`,
  formatTooManyClosures: (maxCount: number) => `At most ${maxCount} days can be closed. Please remove one.`,
  formatTextError: (maxLength: number) =>
    `Please write at most ${maxLength.toLocaleString('en')} characters, with a letter or digit, or leave it empty.`,
  publish: 'Publish',
  publishing: 'Publishing…',
  discard: 'Discard Changes',
  discarded: 'Your changes are discarded. The form shows what is published.',
  kept: 'Your changes are kept on this device until you publish them.',
  nothingToPublish: 'This is published already.',
  published: 'Published. Visitors see it within a minute.',
  refused:
    'The database refused it, so nothing has changed. Your changes are kept on this device. Sign out and in again. If it keeps happening, ask the person who set up your staff account.',
  unreachable:
    "We couldn't reach the database, so nothing has changed. Your changes are kept on this device. Check your connection, then press Publish again.",
  formatMeanwhile: (name: string) =>
    `${name} has published other settings meanwhile. Look at them below, then press Publish again.`,
  someColleague: 'A colleague',
  formatTakenOver: (name: string, fields: string) => `${name} has published this meanwhile: ${fields}.`,
  formatConflict: (name: string) =>
    `${name} has published this too. Nothing is overwritten: choose which one to keep.`,
  formatConflictLabel: (field: string, name: string) => `${field}, published by ${name}`,
  formatTheirs: (name: string) => `${name}'s`,
  keepMine: 'Keep Mine',
  formatTakeTheirs: (name: string) => `Take ${name}'s`,
  empty: 'Nothing',
  /** `day` is the only one that is closed in addition; null if more has changed. */
  formatMoves: (day: string | null, count: number) =>
    `${day === null ? 'This moves' : `Closing ${day} moves`} the due time of ${formatItems(count)}.`,
  formatMoved: (count: number) => `The due time of ${formatItems(count)} has moved.`,
  previewTitle: 'What visitors see',
  paymentPreviewTitle: 'Whoever accepts a quote also gets',
}

function formatItems(count: number): string {
  return count === 1 ? '1 open item' : `${count} open items`
}
