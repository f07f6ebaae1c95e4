/** The title and the lead of the Change Password screen. */
export const changePasswordCard = { title: 'Change Password', lead: 'A new password for your account.' }
