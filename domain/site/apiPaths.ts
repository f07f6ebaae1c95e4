/** The paths of the HTTP function `api`. firebase.json rewrites every address below /api to it. */
export const apiPaths = {
  /** GET: what this deployment can send, as `NotificationSettings`. */
  settings: '/api/settings',
  /** POST {token}: the status and answer of the sent item that a link in an e-mail names. */
  sentItemStatus: '/api/sent-item-status',
  /** POST {key, text} with {kind, id} of the account or {token} of a status link: asks about a sent item, or for a change. */
  question: '/api/question',
  /** POST {key, replyId, answer: 'accept' or 'decline', text?} with the same: answers a quote. */
  quoteAnswer: '/api/quote-answer',
  /** GET: the signed-in account's own push devices. */
  devices: '/api/devices',
  /** POST {id}: sends a failed delivery again; for staff. */
  resend: '/api/resend',
  /** POST {failedUntil}: sends the e-mails again that had failed by then, some at each call; for staff. */
  resendFailed: '/api/resend-failed',
  /** POST {kind, id}: makes a link that shows an item and takes its sender's answer without an account; for staff. */
  statusLink: '/api/status-link',
  /** POST {kind, id, what: 'answer' or 'close'}: takes back an own answer that has not gone out, or a closing; for staff. */
  undo: '/api/undo',
  /** POST: deletes the signed-in account and what belongs to it. */
  deleteAccount: '/api/delete-account',
  /** POST {importId, products}: publishes many products, all or none; for staff. */
  importProducts: '/api/import-products',
  /** POST {words}: counts searches that found nothing. */
  missingSearches: '/api/missing-searches',
  /** GET: the counts of searches that found nothing, by month; for staff. */
  missingSearchCounts: '/api/missing-search-counts',
  /** POST {word, isIgnored}: takes a search off the list of those that found nothing, or puts it back; for staff. */
  ignoredSearches: '/api/ignored-searches',
} as const

/**
 * What pages ask without Firebase, so without an App Check token: nothing there needs an account, or a status link stands in
 * for it. Every other path demands one where the build has a key (docs/decisions/012-content-security-policy-and-app-check.md).
 */
const pathsWithoutAppCheck: readonly string[] = [
  apiPaths.settings,
  apiPaths.sentItemStatus,
  apiPaths.question,
  apiPaths.quoteAnswer,
  apiPaths.missingSearches,
]

export function isAppCheckDemanded(path: string): boolean {
  return !pathsWithoutAppCheck.includes(path)
}
