/** Says before signing in what becomes of what was sent as a guest. */
export const beforeSignInMessage =
  'You sent something as a guest in this browser. Register a new account, and it moves there. An account that you have already cannot take it over: when you sign in to one, what you sent as a guest stays under My Requests in this browser until you sign out.'

/** Says before registering what becomes of what was sent as a guest. */
export const beforeRegisteringMessage =
  'What you sent as a guest in this browser moves to your new account, and you find it under My Requests wherever you sign in.'

/** Says that a guest has signed in to an account that was there already. */
export const keptGuestMessage =
  'What you sent as a guest could not move to this account. It is shown under My Requests in this browser until you sign out; our answer reaches you either way.'

/** Says that a guest has registered. */
export const movedGuestMessage = 'What you sent as a guest is in your account now: see My Requests.'

/** Says that with the account the guest has gone from this browser, too. */
export const leftGuestMessage =
  'What you sent as a guest is no longer shown in this browser; we have it and answer it all the same.'
