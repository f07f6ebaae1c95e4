/** Shown before sign-in to a guest who sent something. */
export const guestSignInNotice =
  'You sent something as a guest in this browser. Register a new account, and it moves there. An account that you have already cannot take it over: when you sign in to one, what you sent as a guest stays under My Requests in this browser until you sign out.'

/** Shown before registration to a guest who sent something. */
export const guestRegistrationNotice =
  'What you sent as a guest in this browser moves to your new account, and you find it under My Requests wherever you sign in.'

/** Shown when a guest has signed in to an existing account. */
export const guestItemsNotMovedMessage =
  'What you sent as a guest could not move to this account. It is shown under My Requests in this browser until you sign out; our answer reaches you either way.'

/** Shown when a guest has registered. */
export const guestItemsMovedMessage = 'What you sent as a guest is in your account now: see My Requests.'

/** Shown at sign-out when a guest session ended together with the account's session. */
export const guestItemsHiddenMessage =
  'What you sent as a guest is no longer shown in this browser; we have it and answer it all the same.'
