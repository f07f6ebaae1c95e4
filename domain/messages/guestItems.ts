/** The note on the login page for a guest who has sent a request or an enquiry. */
export const guestSignInNotice =
  "You sent something as a guest in this browser. If you register a new account, it moves there. If you sign in to an account you already have, it can't move: you'll find it under My Requests in this browser until you sign out."

/** The note on the registration page for a guest who has sent a request or an enquiry. */
export const guestRegistrationNotice =
  "What you sent as a guest in this browser will move to your new account. You'll find it under My Requests on every device."

/** The message after a guest signed in to an existing account: what they sent does not move to it. */
export const guestItemsNotMovedMessage =
  "What you sent as a guest can't be moved to this account. You'll find it under My Requests in this browser until you sign out, and you'll get our answer either way."

/** The message after a guest registered: what they sent moved to the new account. */
export const guestItemsMovedMessage = 'What you sent as a guest is now in your account, under My Requests.'

/** The message after sign-out when the browser no longer shows what the visitor sent earlier as a guest. */
export const guestItemsHiddenMessage =
  "What you sent as a guest is no longer shown in this browser. We still have it, and we'll answer it."
