/** What a key does. */
export const nextKey = 'Next item in the list'

/** What a key does. */
export const previousKey = 'Previous item'

/** What a key does. */
export const openKey = 'Open the item'

/** What a key does. */
export const claimKey = 'Claim the open item'

/** What a key does. */
export const replyKey = 'Reply to it'

/** What a key does. */
export const answeredKey = 'Mark it as answered'

/** What a key does. */
export const helpKey = 'Show these shortcuts'

/** The title of the sheet. */
export const keysTitle = 'Keyboard shortcuts'

/** The note below the keys. */
export const keysNote = 'Shortcuts are off while you type.'

/** The button that closes the sheet. */
export const gotIt = 'Got it'
