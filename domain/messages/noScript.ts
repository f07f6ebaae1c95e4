/** The notice without JavaScript, after what it is needed for, up to the first link. */
export const javaScriptNeeded =
  ', please turn on JavaScript and reload the page. Without it, you can still browse'

/** The link to all products. */
export const allProductsLink = 'the list of all products'

/** The link to an e-mail. */
export const emailLink = 'send us an e-mail'

/** The word before the last link. */
export const orWord = 'or'

/** The link to a chat. */
export const chatLink = 'chat with us'
