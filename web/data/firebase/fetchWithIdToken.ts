import type { User } from 'firebase/auth'

/** The user whose ID token a request carries. */
export type TokenSource = Pick<User, 'getIdToken'>

/**
 * Sends a request with the user's ID token, and with an App Check token where the build has a key. If the server refuses
 * the tokens, sends it once more with new ones: the SDKs keep a token for as long as the device's clock calls it valid.
 */
export async function fetchWithIdToken(
  user: TokenSource,
  send: (headers: Readonly<Record<string, string>>) => Promise<Response>,
): Promise<Response> {
  const response = await send(await getTokenHeaders(user, false))
  return response.status === 401 ? send(await getTokenHeaders(user, true)) : response
}

async function getTokenHeaders(user: TokenSource, forceRefresh: boolean): Promise<Record<string, string>> {
  return {
    Authorization: `Bearer ${await user.getIdToken(forceRefresh)}`,
    ...(import.meta.env.VITE_APP_CHECK_SITE_KEY
      ? await (await import('./appCheck')).getAppCheckHeaders(forceRefresh)
      : {}),
  }
}
