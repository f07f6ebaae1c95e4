/** The id of the heading of the open item, to which the focus moves when an item is opened. */
export const itemTitleId = 'item-title'

/** Moves the focus to the heading of the open item, for example when the focused control has gone. */
export function focusItemTitle(): void {
  document.getElementById(itemTitleId)?.focus()
}
