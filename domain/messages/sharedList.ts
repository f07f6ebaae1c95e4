import { businessDetails } from '../site/businessDetails'

/** The title of link previews and of the device's share dialog, which people see where a list is shared. */
export const sharedListTitle = `An order list for ${businessDetails.name}`

/** The description of link previews. */
export const sharedListDescription =
  'Open the list to see its products and quantities. Save a copy, change it if you like, and send it as your request.'

/** The button that shares the list as a link. */
export const shareListText = 'Share List'

/** The message after the link was copied. */
export const linkCopiedMessage = 'Link copied. Anyone who opens it gets their own copy of your list.'

/** The label of the link, where the browser can neither share nor copy it. */
export const linkLabel = 'Link to your list'

/** The heading of a shared list. */
export const sharedListHeading = 'Someone shared a list with you'

/** The accessible name of the shared products. */
export const sharedProductsLabel = 'Shared products'

/** What a screen reader says before a shared quantity. */
export const quantityText = 'Quantity'

/** What the visitor can do with a shared list beside a list of their own. */
export const sharedListChoiceText =
  "Your own list, below, won't change until you choose. If both lists have a product, adding keeps the larger quantity."

/** What the visitor can do with a shared list without a list of their own. */
export const sharedListCopyText = "This is your own copy. Changing it won't change the sender's list."

/** The text for a shared list without any known product. */
export const sharedListUnusableText = "There's nothing in this link that we can put on your list."

/** The button that takes a shared list over. */
export const acceptListText = 'Use this list'

/** The button that adds a shared list to the visitor's own. */
export const addToMyListText = 'Add to my list'

/** The button that replaces the visitor's own list. */
export const replaceMyListText = 'Replace my list'

/** The button that ignores a shared list. */
export const notNowText = 'Not now'

/** The accessible name of what cannot be used of a shared list. */
export const leftOutLabel = 'Left out of the shared list'

/** Says that a shared product is not in the catalogue; its quantity has no unit then. */
export const formatUnknownProductText = (productId: string, count: number) =>
  `Product ${productId} (quantity ${count}) is no longer in our catalogue.`

/** Says how many entries of a link are malformed. */
export const formatUnreadableText = (count: number) =>
  `We couldn't read ${formatEntryCount(count)} in this link.`

/** Says how many entries of a link are more than a list can hold. */
export const formatExcessText = (count: number, maxEntries: number) =>
  `We left out ${formatEntryCount(count)}, because a list holds ${maxEntries} products at most.`

function formatEntryCount(count: number): string {
  return `${count} ${count === 1 ? 'entry' : 'entries'}`
}
