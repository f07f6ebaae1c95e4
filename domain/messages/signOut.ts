/** The button while the visitor is signed out. */
export const signingOut = 'Signing out…'
