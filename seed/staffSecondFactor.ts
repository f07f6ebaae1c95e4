import type { Auth } from 'firebase-admin/auth'
import { findUserByEmail } from './staffClaim'

/** Lets accounts of the project use codes of an authenticator app. Throws where the project has no Identity Platform. */
export async function allowCodes(auth: Auth): Promise<void> {
  try {
    await auth.projectConfigManager().updateProjectConfig({
      multiFactorConfig: {
        state: 'ENABLED',
        // A code counts for one interval of 30 seconds before and after its own: clocks differ.
        providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
      },
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(
      `Codes could not be allowed: ${message}\nThey need Identity Platform: in the Firebase console, open Authentication, then Settings, and upgrade.`,
      { cause: error },
    )
  }
}

/** Removes the second factors of an account, such as after the loss of a phone. Returns false if there were none. */
export async function removeCodes(auth: Auth, email: string): Promise<boolean> {
  const { uid, multiFactor } = await findUserByEmail(auth, email)
  if (!multiFactor?.enrolledFactors.length) return false
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } })
  return true
}
