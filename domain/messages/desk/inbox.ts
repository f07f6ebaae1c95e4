/** The link back to the list. */
export const backToInbox = 'Back to Inbox'

/** The list updates live. */
export const liveStatus = 'Live'

/** The list is not live yet. */
export const connectingStatus = 'Connecting…'

/** The note before the first connection. */
export const nothingLoadedText =
  "You're offline, and nothing could be loaded yet. The list will update once you're back online."

/** The note without a connection. */
export function formatLostSince(time: string): string {
  return `You're offline. This is the list as of ${time}. It will update once you're back online.`
}

/** The accessible name of the filters. */
export const filtersLabel = 'Filters'

/** The button that clears the filters. */
export const clearFilters = 'Clear filters'

/** The title of the screen. */
export const inboxTitle = 'Inbox'

/** The accessible name of the open item. */
export const itemLabel = 'Item'

/** The text when no item is open. */
export const chooseItem = 'Choose an item from the list'

/** The hint about keys, up to the first key. */
export const keysBefore = 'Or press'

/** The name of a key. */
export const nextKeyName = 'j'

/** The name of a key. */
export const openKeyName = 'Enter'

/** The word between two keys. */
export const keysAnd = 'and'

/** The words after the second key. */
export const keysAfter = 'for the first one.'

/** The end of the hint, after the key for help. */
export const keysEnd = 'lists all keys.'

/** What a notice belongs to, for screen readers. */
export const exportContext = 'the export'

/** The button that ends the export. */
export const cancelExport = 'Cancel'

/** The button that exports the items. */
export const exportCsv = 'Export CSV'

/** What an export costs. */
export const exportHint =
  'Loads all matching items, including the ones not shown here. Each one counts as one read.'

/** While the export runs. */
export function formatExported(count: string): string {
  return `Loaded ${count} so far…`
}

/** After one item was exported. */
export const oneExported = 'One item was exported.'

/** After several items were exported. */
export function formatExportDone(count: string): string {
  return `${count} items were exported.`
}

/** The message when the export failed. */
export const exportFailed =
  'The export failed, and no file was created. Check your connection, then try again.'

/** While a section loads. */
export const loadingRows = 'Loading…'

/** The button that shows more rows. */
export const showMoreLabel = 'Show more'

/** The word before the number of new items on a button. */
export const showNew = 'Show'

/** An item without a sender's name. */
export const noName = 'No name'

/** The status of an answered item. */
export const answeredWord = 'Answered'

/** The status of a closed item. */
export const closedWord = 'Closed'

/** A request. */
export const requestWord = 'Request'

/** An enquiry. */
export const enquiryWord = 'Enquiry'

/** The text before the id of an item that cannot be shown. */
export const malformedText = "Can't be shown:"

/** After the id was copied. */
export const copied = 'Copied'

/** The button that copies the id. */
export const copyLabel = 'Copy'

/** The label of the search. */
export const searchLabel = 'Search by name, reference, e-mail or phone'

/** The placeholder of the search. */
export const searchPlaceholder = 'Name, reference, e-mail or phone'

/** The word before the time of sending. */
export const sentWord = 'sent'

/** The title of the results. */
export const resultsTitle = 'Search results'

/** The button that searches again. */
export const tryAgain = 'Try again'
