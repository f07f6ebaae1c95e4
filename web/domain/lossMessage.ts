import type { StoredList } from './storedList'

/** What a visitor reads when not all of their list came back, or nothing when all did. */
export function lossMessage({ items, dropped, isBroken }: StoredList): string | undefined {
  const kept = `${items.length} ${items.length === 1 ? 'product was' : 'products were'} kept`
  if (isBroken && items.length === 0) {
    return 'The order list that this browser kept could not be read, so it starts empty. Please add your products again.'
  }
  if (isBroken)
    return `Part of what this browser kept could not be read. Of your order list ${kept}: please look it over.`
  if (dropped === 0) return undefined
  const entries = dropped === 1 ? '1 entry' : `${dropped} entries`
  return `${entries} of your order list could not be read and had to be left out; ${kept}. Please look it over.`
}
