import type { SentItemKey } from '../../../domain/sent-items/sentItem'

export const itemDraftPrefix = 'deskDraft:'

/**
 * What staff may have half written for an item: the reply, what they said elsewhere, a promise of a later reply, a
 * quote, a note, or what staff keep about the customer.
 * 'sent' is which of them was sent last.
 */
export type ItemDraftPart = 'reply' | 'spoken' | 'hold' | 'quote' | 'sent' | 'note' | 'customer'

/** The localStorage key of a draft. It holds the account, so that a colleague at the same device does not see it. */
export function createItemDraftKey(staffUid: string, { kind, id }: SentItemKey, part: ItemDraftPart): string {
  return `${itemDraftPrefix}${staffUid}:${kind}/${id}:${part}`
}

export const productDraftPrefix = 'deskProduct:'

/** The start of the keys of one staff member's forms of a product; each open form has a key of its own. */
export function getProductDraftPrefix(staffUid: string, productId: string): string {
  return `${productDraftPrefix}${staffUid}:${productId}:`
}

export const priceDraftPrefix = 'deskPrices:'

export const settingsDraftPrefix = 'deskSettings:'

/** The starts of all keys under which the device keeps what staff have not sent, saved or published. */
export const staffDraftPrefixes = [
  itemDraftPrefix,
  priceDraftPrefix,
  productDraftPrefix,
  settingsDraftPrefix,
] as const
