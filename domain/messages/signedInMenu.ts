/** The button that opens the account menu. */
export const accountLabel = 'Account'

/** The text before the account's e-mail address. */
export const signedInAs = 'Signed in as'

/** The link to My Requests. */
export const myRequestsLink = 'My Requests'

/** The link to Change Password. */
export const changePasswordLink = 'Change Password'

/** The button that signs out. */
export const signOutLabel = 'Sign Out'
