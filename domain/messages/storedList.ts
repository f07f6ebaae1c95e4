import { formatNames } from '../order-list/formatNames'
import { formatProductCount } from '../order-list/formatProductCount'
import type { ParsedStoredList } from '../order-list/storedList'

/** What initStore says about the stored order list: loaded on demand. */
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
