import { passwordChangeLead, passwordChangeTitle } from '../../../domain/messages/changePassword'

/** The title and the lead of the Change Password screen. */
export const changePasswordCard = { title: passwordChangeTitle, lead: passwordChangeLead }
