/** The text before a change that is not saved yet. */
export const waitingForConnection = 'Waiting for a connection:'

/** The button that saves it now. */
export const tryNow = 'Try now'

/** The button that drops a change. */
export const discardChange = 'Discard'

/** The text before a change that was lost. */
export const notSaved = '. This was not saved:'

/** The button that closes a notice. */
export const dismiss = 'Dismiss'

/** A claim. */
export const claimName = 'your claim'

/** A hand-back. */
export const handBackName = 'your hand-back'

/** A take-over. */
export const takeOverName = 'your take-over'

/** An answer. */
export const answerName = 'your answer'

/** A closing. */
export const closeName = 'closing the item'

/** A note. */
export const noteName = 'your note'

/** Why a change was lost that waited too long. */
export const expiredMessage = 'This waited for a connection for more than a day, so it was dropped'

/** Why the database did not save a change. */
export const refusedMessage = 'The database refused this'
