/** The text of the prompt to reload. */
export const updateReady =
  'A new version of the shop is ready. Your order list and what you typed into forms will be kept.'

/** The button while the page reloads. */
export const reloading = 'Reloading…'

/** The button that reloads the page. */
export const reload = 'Reload'

/** The button that closes the prompt. */
export const later = 'Later'
