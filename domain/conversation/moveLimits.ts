import { dayMs } from '../site/lagosTime'

/** How long staff and the sender can reopen a closed item, in milliseconds; the same as `isReopening` in firestore.rules. */
export const reopenPeriodMs = 30 * dayMs

/** How far ahead a holding reply can promise another, in milliseconds; the same as `isPromiseKeptOrNew` in firestore.rules. */
export const maxPromiseMs = 14 * dayMs

/** How far ahead a reminder can be, in milliseconds; the same as `isReminderKeptOrFuture` in firestore.rules. */
export const maxReminderMs = 60 * dayMs
