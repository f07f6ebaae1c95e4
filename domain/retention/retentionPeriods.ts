/** How long the shop keeps what people send. The privacy page names these periods, and the daily function keeps them. */
export const retentionPeriods = {
  /** After a request or an enquiry was closed. */
  closedItemMonths: 18,
  /** After an account sent something: the time of it limits how often the account sends. */
  sendTimeHours: 24,
  /** After a confirmation, at most: its address's hash is kept with the time, and goes in the night after a day. */
  confirmationDays: 2,
  /** After the month in which visitors searched for something without a result. */
  missingSearchMonths: 12,
  /** After staff have exported or deleted something: the entry in their log. */
  staffLogMonths: 12,
  /** Within this time, a deletion that could not be completed goes on. */
  deletionHours: 24,
} as const

/** How long ago a person must have signed in, at most, to delete an account. */
export const recentSignInMinutes = 5

/** An identity token is valid for an hour: the site of a deleted account may write until then. */
const identityTokenHours = 1

const hourMs = 3_600_000

/** Requests and enquiries that were closed at this time, or earlier, are deleted. */
export function getClosingTimeOfExpiredItems(now: number): Date {
  return subtractMonths(now, retentionPeriods.closedItemMonths)
}

/** Entries of the staff's log from this time, or earlier, are deleted. */
export function getExpiredStaffLogTime(now: number): Date {
  return subtractMonths(now, retentionPeriods.staffLogMonths)
}

export function getExpiredSendTime(now: number): Date {
  return new Date(now - retentionPeriods.sendTimeHours * hourMs)
}

/** Times of confirmations that are older limit no further one. */
export function getExpiredConfirmationTime(now: number): Date {
  return new Date(now - 24 * hourMs)
}

/** Whether somebody signed in so short a time ago that they may delete the account. `signedInAt` is in milliseconds. */
export function isRecentSignIn(signedInAt: number, now: number): boolean {
  return now - signedInAt <= recentSignInMinutes * 60_000
}

/** When the last identity token of an account that is deleted now has expired. */
export function getTokenExpiry(now: number): Date {
  return new Date(now + identityTokenHours * hourMs)
}

// A month without that day, such as the 31st of June, gives its last millisecond: later than any time of its last day, so
// that the result never moves back, and still more than these months ago.
function subtractMonths(timeMs: number, months: number): Date {
  const date = new Date(timeMs)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.getUTCDate() === day ? date : new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) - 1)
}
