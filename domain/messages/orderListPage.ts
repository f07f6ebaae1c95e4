import { businessDetails } from '../site/businessDetails'

/** The order list's page, and a list that somebody shared. */
export const orderListPageMessages = {
  confirmListTitle: 'Confirm List',
  confirmListDescription: `Check the products you'd like from ${businessDetails.name}, set how much you need, and send us your list.`,
  confirmListHeading: 'CONFIRM ORDER LIST',
  confirmListScriptPurpose: 'To see, change and send your order list',
  listLoadingLabel: 'Loading your list',
  orderListLabel: 'Order list',
  emptyListTitle: 'Your order list is empty',
  /** What to do with an empty list, if the browser can keep it. */
  emptyListText: 'Add what you need from our products. Your list stays in this browser.',
  /** What to do with an empty list, if the browser cannot keep it. */
  emptyUnsavedListText:
    "Add what you need from our products. This browser can't save your list, so it lasts only until you close or reload this page.",
  visitProductsText: 'Visit Products',
  requestProductsText: 'Request Product(s)',
  removeText: 'Remove',
  clearListText: 'Clear List',
  printText: 'Print',
  undoText: 'Undo',
  signInText: 'Sign in to see this list on all your devices',
  formatTotalText: (totals: readonly string[]) => `Total ${totals.join(' + ')}`,
  formatReplacedListText: (formattedCount: string) => `Your previous list of ${formattedCount} was replaced.`,
  sharedListTitle: `An order list for ${businessDetails.name}`,
  sharedListDescription:
    'Open the list to see its products and quantities. Save a copy, change it if you like, and send it as your request.',
  shareListText: 'Share List',
  linkCopiedMessage: 'Link copied. Anyone who opens it gets their own copy of your list.',
  linkLabel: 'Link to your list',
  sharedListHeading: 'Someone shared a list with you',
  sharedProductsLabel: 'Shared products',
  /** What a screen reader says before a shared quantity. */
  quantityText: 'Quantity',
  sharedListChoiceText:
    "Your own list, below, won't change until you choose. If both lists have a product, adding keeps the larger quantity.",
  sharedListCopyText: "This is your own copy. Changing it won't change the sender's list.",
  sharedListUnusableText: "There's nothing in this link that we can put on your list.",
  acceptListText: 'Use this list',
  addToMyListText: 'Add to my list',
  replaceMyListText: 'Replace my list',
  notNowText: 'Not now',
  leftOutLabel: 'Left out of the shared list',
  formatUnknownProductText: (productId: string, count: number) =>
    `Product ${productId} (quantity ${count}) is no longer in our catalogue.`,
  formatUnreadableText: (count: number) => `We couldn't read ${formatEntryCount(count)} in this link.`,
  formatExcessText: (count: number, maxEntries: number) =>
    `We left out ${formatEntryCount(count)}, because a list holds ${maxEntries} products at most.`,
}

function formatEntryCount(count: number): string {
  return `${count} ${count === 1 ? 'entry' : 'entries'}`
}
