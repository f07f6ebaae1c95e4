/** The note on the login page for a guest who has sent a request or an enquiry. */
export const guestSignInNotice =
  'You sent something as a guest in this browser. Register a new account, and it moves there. An account that you have already cannot take it over: when you sign in to one, what you sent as a guest stays under My Requests in this browser until you sign out.'

/** The note on the registration page for a guest who has sent a request or an enquiry. */
export const guestRegistrationNotice =
  'What you sent as a guest in this browser moves to your new account, and you find it under My Requests wherever you sign in.'

/** The message after a guest signed in to an existing account: what they sent does not move to it. */
export const guestItemsNotMovedMessage =
  'What you sent as a guest could not move to this account. It is shown under My Requests in this browser until you sign out; our answer reaches you either way.'

/** The message after a guest registered: what they sent moved to the new account. */
export const guestItemsMovedMessage = 'What you sent as a guest is in your account now: see My Requests.'

/** The message after sign-out when the browser no longer shows what the visitor sent earlier as a guest. */
export const guestItemsHiddenMessage =
  'What you sent as a guest is no longer shown in this browser; we have it and answer it all the same.'
