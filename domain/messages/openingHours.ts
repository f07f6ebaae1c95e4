/** What visitors read about days on which the shop is closed. */
export const openingHoursMessages = {
  formatClosedToday: (note: string) => `Closed today${formatNote(note)}`,
  /** `day` is such as 'Thursday 1 October'. */
  formatClosedOn: (day: string, note: string) => `Closed on ${day}${formatNote(note)}`,
  formatClosedFrom: (first: string, last: string, note: string) =>
    `Closed from ${first} to ${last}${formatNote(note)}`,
}

function formatNote(note: string): string {
  return note === '' ? '' : `: ${note}`
}
