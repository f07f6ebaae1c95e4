/** The id of the element with a prerendered page's content as JSON. */
export const embeddedPageDataElementId = 'page-content'
