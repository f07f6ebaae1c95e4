import type { ParsedStoredList } from './storedList'

/** The message when some stored items of the order list could not be restored; undefined when all were restored. */
export function formatListLossMessage({
  items,
  droppedCount,
  isMalformed,
}: ParsedStoredList): string | undefined {
  const loadedText = `${items.length} ${items.length === 1 ? 'product was' : 'products were'} kept`
  if (isMalformed && items.length === 0) {
    return 'The order list that this browser kept could not be read, so it starts empty. Please add your products again.'
  }
  if (isMalformed)
    return `Part of what this browser kept could not be read. Of your order list ${loadedText}: please look it over.`
  if (droppedCount === 0) return undefined
  const droppedText = droppedCount === 1 ? '1 entry' : `${droppedCount} entries`
  return `${droppedText} of your order list could not be read and had to be left out; ${loadedText}. Please look it over.`
}
