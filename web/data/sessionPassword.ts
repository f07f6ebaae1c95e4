import { reach } from './reach'

const load = () => reach(() => import('./firebase/password'))

/** Asks the provider to send an e-mail with a link to a new password. Rejects with an error that has a `code`. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { sendReset } = await load()
  await sendReset(email)
}

/** Whether the account that is signed in has a password at all: one that came through Google may have none. */
export async function hasPassword(): Promise<boolean> {
  const { presentUser, isWithPassword } = await load()
  return isWithPassword(await presentUser())
}

/** Gives the account that is signed in a new password, when the old one is right. Rejects with a `code` and words. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const { replacePassword } = await load()
  await replacePassword(oldPassword, newPassword)
}
