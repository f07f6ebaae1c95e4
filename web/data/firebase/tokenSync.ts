import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth'
import { fetchWithTimeout } from '../../browser/fetchWithTimeout'

/** The maximum age of an ID token that may open a server session. Firebase recommends five minutes against theft. */
export const maxIdTokenAgeSeconds = 300

const timeoutMs = 5000

type TokenSource = Pick<User, 'getIdTokenResult'>
type PageOrigin = { origin: string; isSecureContext: boolean }

/** Sends each new ID token to the configured URL of this site; does nothing without one. */
export function startIdTokenSync(auth: Auth, configuredUrl: unknown): void {
  if (configuredUrl === undefined || configuredUrl === '') return
  const url = parseIdTokenSyncUrl(configuredUrl, { origin: location.origin, isSecureContext })
  if (!url) return
  const sendToken = createIdTokenSender(url)
  // Send the token first: components may call the server as soon as they see the new auth state. If the change of user
  // is aborted, send the current user's token again.
  beforeAuthStateChanged(auth, sendToken, () => void sendToken(auth.currentUser))
  onIdTokenChanged(auth, (user) => void sendToken(user))
}

/** Parses the URL that receives ID tokens; null unless same-origin and in a secure context. */
export function parseIdTokenSyncUrl(
  configuredUrl: unknown,
  { origin, isSecureContext }: PageOrigin,
): URL | null {
  if (typeof configuredUrl !== 'string' || !isSecureContext) return null
  try {
    const url = new URL(configuredUrl, origin)
    return url.origin === origin ? url : null
  } catch {
    return null
  }
}

/** Creates a function that sends ID tokens in order: POST for a user, DELETE for none. Failures never block sign-in. */
export function createIdTokenSender(url: URL): (tokenSource: TokenSource | null) => Promise<void> {
  let lastSentToken: string | null | undefined
  let previousSend = Promise.resolve()
  const sendToken = async (tokenSource: TokenSource | null) => {
    try {
      const token = await getRecentToken(tokenSource)
      if (token === undefined || token === lastSentToken) return
      await postToken(url, token)
      lastSentToken = token
    } catch {
      lastSentToken = undefined
    }
  }
  return (tokenSource) => (previousSend = previousSend.then(() => sendToken(tokenSource)))
}

/** Returns the user's ID token; null without a user, undefined when the token is too old to send. */
async function getRecentToken(tokenSource: TokenSource | null): Promise<string | null | undefined> {
  if (!tokenSource) return null
  const { token, issuedAtTime } = await tokenSource.getIdTokenResult()
  const ageSeconds = (Date.now() - Date.parse(issuedAtTime)) / 1000
  return ageSeconds <= maxIdTokenAgeSeconds ? token : undefined
}

async function postToken(url: URL, token: string | null): Promise<void> {
  const request = token
    ? { method: 'POST', headers: { Authorization: `Bearer ${token}` } }
    : { method: 'DELETE' }
  const { ok, status } = await fetchWithTimeout(url, request, timeoutMs)
  if (!ok) throw new Error(`The token sync URL answered ${status}`)
}
