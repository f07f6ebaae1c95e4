/** What parts say that the shop and the desk share. */
export const uiMessages = {
  loadingLabel: 'Loading',
  /** The notice without JavaScript, after what it is needed for, up to the first link. */
  javaScriptNeeded: ', please turn on JavaScript and reload the page. Without it, you can still browse',
  allProductsLink: 'the list of all products',
  emailLink: 'send us an e-mail',
  orWord: 'or',
  chatLink: 'chat with us',
  noLongerSold: 'No longer sold',
  outOfStock: 'Out of stock for now',
  isNew: 'New',
}
