/** The id of the HTML element that contains the data of a prerendered page as JSON. */
export const embeddedPageDataElementId = 'page-content'
