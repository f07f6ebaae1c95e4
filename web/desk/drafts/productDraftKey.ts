export const productDraftPrefix = 'deskProduct:'

/**
 * The start of the localStorage keys of one staff member's forms of a product: each open form has a key of its own, so
 * that two tabs do not replace each other's texts.
 */
export function getProductDraftPrefix(staffUid: string, productId: string): string {
  return `${productDraftPrefix}${staffUid}:${productId}:`
}
