/** A button. */
export const claim = 'Claim'

/** A button. */
export const handBack = 'Hand Back'

/** A button. */
export const takeOver = 'Take Over'

/** The text when there is no way to reply. */
export const noContact = 'The sender left no contact details.'

/** The accessible name of the links. */
export const contactLabel = 'Contact details'

/** After the reference was copied. */
export const referenceCopied = 'Copied'

/** The hint when the browser cannot copy. */
export const selectToCopy = 'Select it to copy it'

/** The label of the reference. */
export const referenceLabel = 'Reference'

/** The accessible name of the button. */
export function formatCopyReference(reference: string): string {
  return `Copy reference ${reference}`
}

/** While a mail is sent again. */
export const sending = 'Sending…'

/** The button that sends a mail again. */
export const sendAgain = 'Send Again'

/** The status of an item. */
export const newStatus = 'New'

/** The status of an item. */
export const answeredStatus = 'Answered'

/** The status of an item. */
export const closedStatus = 'Closed'

/** The title of the section. */
export const formerItemsTitle = 'From the same sender'

/** While the section loads. */
export const searchingFormer = 'Looking for more from this sender…'

/** The text when there are none. */
export const noFormerItems = 'First message from this sender'

/** A request. */
export const requestWord = 'Request'

/** An enquiry. */
export const enquiryWord = 'Enquiry'

/** The note without a connection. */
export const staleItem = "You're offline. This is the item as it was last loaded."

/** The sender in the title of the messages. */
export const senderWord = 'the sender'

/** The title of the messages, before the name. */
export const sentTo = 'Sent to'

/** An item without a sender's name. */
export const noName = 'No name'

/** The word before the time of sending. */
export const sentLabel = 'Sent'

/** When the reply is due. */
export function formatDue(dueText: string): string {
  return `, due ${dueText}`
}

/** While the item loads. */
export const loadingItem = 'Loading the item'

/** Nobody has claimed the item. */
export const nobodyAnswers = 'Nobody is answering yet'

/** The staff member has claimed the item. */
export const youAnswer = 'You are answering'

/** A colleague has claimed the item. */
export function formatAnswering(name: string): string {
  return `${name} is answering`
}

/** When the item was closed. */
export function formatClosedOn(date: string): string {
  return `, closed on ${date}`
}

/** There is no such item. */
export const missingItem =
  'There is no item at this address. Check the reference with the person who gave you the link.'

/** The item is malformed. */
export const malformedItem =
  "The desk can't show this item, but nothing is lost. Give the ID to the person who looks after the database."

/** The item is not on this device. */
export const offlineItem =
  "You're offline, and this item wasn't opened before. It will appear once you're back online."

/** The label of an item's id. */
export const idLabel = 'ID:'

/** The accessible name of the form. */
export const newNoteLabel = 'New note'

/** The label of the note. */
export const noteLabel = 'Note for colleagues'

/** The hint below the note. */
export const noteHint = 'Only staff can read notes, never the sender.'

/** The button that adds the note. */
export const addNote = 'Add Note'

/** The button that prints the item. */
export const printLabel = 'Print'

/** The title of the products. */
export const requestedTitle = 'What they need'

/** A product that is no longer in the catalogue. */
export const unknownProduct = 'Not in our catalogue'

/** The title of a request's text. */
export const ownWordsTitle = 'In their own words'

/** A message without a subject. */
export const noSubject = 'No subject'

/** The title of the notes. */
export const notesTitle = 'Notes'

/** While the notes load. */
export const loadingNotes = 'Loading the notes…'

/** The question after the colleague's name. */
export const takeOverQuestion = 'is answering. Take over?'

/** The button that leaves the claim. */
export const leaveIt = 'Cancel'

/** The server does not answer. */
export const resendUnreachable =
  "We couldn't reach the server, so nothing was sent. Check your connection, then try again."

/** The session is not staff's. */
export const resendDenied =
  "You're no longer signed in as staff, so nothing was sent. Sign out and in, then try again."

/** The mail server failed. */
export const resendFailed = "The server couldn't send it right now. Wait a minute, then try again."

/** When an item was sent. */
export function formatSentTime(date: string, time: string): string {
  return `${date} at ${time}`
}
