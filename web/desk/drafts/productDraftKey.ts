export const productDraftPrefix = 'deskProduct:'

/** The start of the keys of one staff member's forms of a product; each open form has a key of its own. */
export function getProductDraftPrefix(staffUid: string, productId: string): string {
  return `${productDraftPrefix}${staffUid}:${productId}:`
}
