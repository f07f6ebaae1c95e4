/** Notifications whose own text could not be read. */
export const pushMessages = {
  shopNewsTitle: 'Arielle Organics has news for you',
  shopNewsText: 'Open My Requests to see it.',
  deskNewsTitle: "There's news at the desk",
  deskNewsText: "Open the desk to see what's new.",
}
