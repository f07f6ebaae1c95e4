/** A notification whose text could not be read. */
export const shopNewsTitle = 'Arielle Organics has news for you'

/** The text below it. */
export const shopNewsText = 'Open My Requests to see it.'

/** A notification at the desk whose text could not be read. */
export const deskNewsTitle = "There's news at the desk"

/** The text below it. */
export const deskNewsText = "Open the desk to see what's new."
