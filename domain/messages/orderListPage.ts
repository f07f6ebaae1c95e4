import { businessDetails } from '../site/businessDetails'
import { formatProductCount } from '../order-list/formatProductCount'
import type { SharedListMergeResult } from '../order-list/mergeSharedList'
import { formatRaisedProducts } from '../order-list/formatRaisedProducts'
import { formatNames } from '../order-list/formatNames'
import type { ParsedStoredList } from '../order-list/storedList'

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
  deliveryLink: 'Where do you deliver? How do I pay? Can I collect?',
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

export const orderListChangesMessages = {
  listClearedMessage: 'List Cleared',
  formatSharedListMergeMessage: ({
    added,
    raised,
    unchanged,
  }: Omit<SharedListMergeResult, 'items'>): string => {
    const parts = [
      added > 0 ? `${formatProductCount(added)} added` : '',
      formatRaisedProducts(raised),
      unchanged > 0 ? `${unchanged} already on your list` : '',
    ]
    return parts.filter((part) => part !== '').join(', ')
  },
  formatRequestMergeMessage: (mergeMessage: string, missingNames: string): string => {
    if (missingNames === '') return mergeMessage
    if (mergeMessage === '')
      return `No longer in our catalogue: ${missingNames}. Your order list hasn't changed.`
    return `${mergeMessage}. No longer in our catalogue, so left out: ${missingNames}.`
  },
  formatUndoMessage: (products: number) => `Undone. Your list has ${formatProductCount(products)} again`,
  formatOrderListReplacedMessage: (products: number) =>
    `The shared list is now your list: ${formatProductCount(products)}`,
}

/** What initStore says about the stored order list. */
export const storedListMessages = {
  listNotStoredMessage:
    "This browser can't save your list. Send it or share it as a link before you close or reload this page.",
  /** The message when some stored items of the order list could not be restored; undefined when all were restored. */
  formatListLossMessage: ({ items, droppedCount, isMalformed }: ParsedStoredList): string | undefined => {
    const keptText = `Your list still has ${formatProductCount(items.length)}. Please check it.`
    if (isMalformed && items.length === 0)
      return "We couldn't read the order list saved in this browser, so it starts empty. Please add your products again."
    if (isMalformed) return `We couldn't read part of the order list saved in this browser. ${keptText}`
    if (droppedCount === 0) return undefined
    const droppedText = droppedCount === 1 ? '1 entry' : `${droppedCount} entries`
    return `We couldn't read ${droppedText} of your order list and had to leave ${droppedCount === 1 ? 'it' : 'them'} out. ${keptText}`
  },
  /** The message when the catalogue no longer has products of the order list; undefined for none. */
  formatRemovedProductsMessage: (names: readonly string[]): string | undefined => {
    if (names.length === 0) return undefined
    const them = names.length === 1 ? 'it' : 'them'
    return `No longer in our catalogue: ${formatNames(names)}. We took ${them} off your list and kept everything else.`
  },
}
