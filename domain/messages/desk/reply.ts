/** The button that closes an answered item. */
export const closeItem = 'Close'

/** While the answer is saved. */
export const savingAnswer = 'Saving your answer…'

/** The title of the form. */
export const otherWayTitle = 'Answered another way'

/** The button that marks an item as answered. */
export const markAnswered = 'Mark Answered'

/** The label of the text. */
export const whatYouSaid = 'What you said'

/** The hint below the text. */
export const whatYouSaidHint = 'Optional. The sender sees it with the answer under My Requests.'

/** The note after an e-mail. */
export const emailKnownNote = 'They already have your e-mail, so this only marks the item as answered.'

/** The label of the total. */
export const totalLabel = 'Total'

/** The hint below the total. */
export const totalHint = 'For example ₦45,000. Leave it empty for a reply without a total.'

/** The label of a reply by phone. */
export const whatYouSay = 'What you say'

/** The label of a reply in writing. */
export const yourReply = 'Your reply'

/** A product is there. */
export const availableMark = 'Available'

/** A product is replaced. */
export const substituteMark = 'Substitute'

/** A product is not there. */
export const notNowMark = 'Not now'

/** The accessible name of the products. */
export const linesLabel = 'Lines'

/** The label of the replacement. */
export const insteadLabel = 'Substitute product'

/** A way to answer. */
export const onWhatsApp = 'On WhatsApp'

/** A way to answer. */
export const byEmail = 'By e-mail'

/** A way to answer. */
export const byPhone = 'By phone'

/** The question about the way. */
export const howAnswered = 'How did you answer?'

/** The end of the message when nothing was sent. */
export const textKept = '. Nothing was sent, and your text is kept here.'

/** The button that closes the panel. */
export const keepForLater = 'Keep for Later'

/** The note when the text no longer follows the choices. */
export const changedNote = "You've edited the text, so the choices above no longer change it."

/** The button that fills the text from the choices. */
export const fillAgain = 'Fill again'

/** The button that sends the e-mail. */
export const sendEmail = 'Send E-mail'

/** The link to a mail program. */
export const openEmail = 'Open E-mail'

/** Why the desk sends no e-mail. */
export const mailOffNote = "This site doesn't send e-mail from the desk, so this opens your own mail program."

/** Why the desk cannot send e-mail now. */
export const mailUnreachableNote =
  "The desk can't reach its mail service right now, so this opens your own mail program. Your text is kept there, not here."

/** The subject of the e-mail. */
export function formatEmailSubject(noun: string, reference: string, shop: string): string {
  return `Your ${noun} ${reference} at ${shop}`
}

/** The link to a chat. */
export const openWhatsApp = 'Open WhatsApp'

/** The link to a call. */
export const call = 'Call'

/** The text before the link to write one. */
export const noTemplatesYet = 'There are no templates yet.'

/** The link to write a template. */
export const writeOne = 'Write one'

/** The end of the text, after the link. */
export const orWriteHere = ', or write your reply here.'

/** The label of the templates. */
export const templateLabel = 'Template'

/** While the templates load. */
export const loadingTemplates = 'Loading the templates…'

/** A button. */
export const replyOnWhatsApp = 'Reply on WhatsApp'

/** A button. */
export const replyByEmail = 'Reply by E-mail'
