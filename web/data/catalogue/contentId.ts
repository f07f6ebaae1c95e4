/** The id of the block of a page that holds its content. */
export const contentId = 'page-content'
