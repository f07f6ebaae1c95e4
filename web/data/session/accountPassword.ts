import { loadPasswordModule } from '../firebase/loadFirebaseModule'

export async function requestPasswordReset(email: string): Promise<void> {
  const { sendPasswordReset } = await loadPasswordModule()
  await sendPasswordReset(email)
}

export async function hasPassword(): Promise<boolean> {
  const { getSignedInUser, hasPasswordProvider } = await loadPasswordModule()
  return hasPasswordProvider(await getSignedInUser())
}

export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const { replacePassword } = await loadPasswordModule()
  await replacePassword(oldPassword, newPassword)
}
