/** The message when the session cannot be loaded. */
export const sessionFailedMessage =
  "We couldn't reach your account. You can carry on: your order list is kept on this page. Reload the page to try again."
