/** The header's link to the order list. */
export const orderListLinkText = 'Order List'
