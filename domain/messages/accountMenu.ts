/** The header's link to Login. */
export const loginText = 'Login'
