import { formatNaira } from '../../money/naira'

/** Everything that the desk knows about whoever sent an item. */
export const deskCustomerMessages = {
  title: 'Customer',
  searching: 'Looking for more from this customer…',
  noOthers: 'First message from this customer',
  formatOthers: (open: number, all: number) =>
    `${all === 1 ? 'One other message' : `${all} other messages`}, ${open === 0 ? 'none of them' : open} open`,
  formatAccepted: (count: number, total: number) =>
    `${count === 1 ? 'One accepted quote' : `${count} accepted quotes`}: ${formatNaira(total)}`,
  someQuotesMissing: "Not every accepted quote could be loaded, so the sum isn't complete.",
  listLabel: 'From the same customer',
  showOlder: 'Show Older',
  noteLabel: 'Note about this customer',
  noteHint: 'Only staff see it, with everything this customer sends. It is deleted with their last message.',
  noteLoading: 'Loading the note…',
  noteFailed: "The note couldn't be loaded. Check your connection, then open this item again.",
  formatWrittenBy: (name: string, when: string) => `${name}, ${when}`,
  writeNote: 'Write a Note',
  editNote: 'Edit',
  saveNote: 'Save Note',
  deleteNote: 'Delete Note',
  cancel: 'Cancel',
  saving: 'Saving…',
  saved: 'The note is saved.',
  deleted: 'The note is deleted.',
  undo: 'Undo',
  failures: {
    unreachable:
      "We couldn't reach the server, so the note isn't saved. What you typed is kept on this device: save it again.",
    refused: "The note couldn't be saved. What you typed is kept on this device.",
  },
  formatConflict: (name: string) =>
    `${name} has changed this note. Theirs is shown above, and yours is still here: save again to replace theirs.`,
}
