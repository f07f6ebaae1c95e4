/** The accessible name of the link in a card's preview. */
export function formatViewLabel(name: string): string {
  return `View ${name}`
}

/** The accessible name of the button that shows a card's preview on touch screens. */
export function formatPreviewLabel(name: string): string {
  return `Preview ${name}`
}
