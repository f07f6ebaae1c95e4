import { loadPasswordModule } from '../firebase/loadFirebaseModule'

/** Sends an e-mail with a link to reset the password. Rejects with an error that has a `code`. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { sendPasswordReset } = await loadPasswordModule()
  await sendPasswordReset(email)
}

/** Whether the signed-in account has a password; an account created through Google may have none. */
export async function hasPassword(): Promise<boolean> {
  const { getSignedInUser, hasPasswordProvider } = await loadPasswordModule()
  return hasPasswordProvider(await getSignedInUser())
}

/** Replaces the signed-in account's password. Rejects with an error that has a `code` and a message to show. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const { replacePassword } = await loadPasswordModule()
  await replacePassword(oldPassword, newPassword)
}
