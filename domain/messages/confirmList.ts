import { businessDetails } from '../site/businessDetails'

/** The title of the page. */
export const confirmListTitle = 'Confirm List'

/** The description of the page for search engines. */
export const confirmListDescription = `Check the products you'd like from ${businessDetails.name}, set how much you need, and send us your list.`

/** The heading of the page. */
export const confirmListHeading = 'CONFIRM ORDER LIST'

/** What JavaScript is needed for on this page. */
export const confirmListScriptPurpose = 'To see, change and send your order list'

/** The label while the stored list is loading. */
export const listLoadingLabel = 'Loading your list'

/** The accessible name of the list. */
export const orderListLabel = 'Order list'

/** The title of the notice for an empty list. */
export const emptyListTitle = 'Your order list is empty'

/** What to do with an empty list, if the browser can keep it. */
export const emptyListText = 'Add what you need from our products. Your list stays in this browser.'

/** What to do with an empty list, if the browser cannot keep it. */
export const emptyUnsavedListText =
  "Add what you need from our products. This browser can't save your list, so it lasts only until you close or reload this page."

/** The link from an empty list to the products. */
export const visitProductsText = 'Visit Products'

/** The link from the list to the request form. */
export const requestProductsText = 'Request Product(s)'

/** The visible text of the button that takes a product off the list; its name follows for screen readers. */
export const removeText = 'Remove'

/** The button that empties the list. */
export const clearListText = 'Clear List'

/** The button that prints the list. */
export const printText = 'Print'

/** The button that undoes the last removal. */
export const undoText = 'Undo'

/** The link to the sign-in page. */
export const signInText = 'Sign in to see this list on all your devices'

/** The sums of the list, one for each unit, such as 'Total 7.5 kg + 2 litres'. */
export const formatTotalText = (totals: readonly string[]) => `Total ${totals.join(' + ')}`

/** The message above the list after another list replaced it. */
export const formatReplacedListText = (formattedCount: string) =>
  `Your previous list of ${formattedCount} was replaced.`
