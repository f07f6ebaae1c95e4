import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth'

/**
 * The maximum age of an ID token that may open a server session, because an older token may have been stolen. Firebase
 * recommends five minutes for session cookies, and its SDK uses the same limit.
 */
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
  // Send the token before components see the new auth state, because they may call the server immediately. If the
  // change of user is aborted, send the token of the current user again.
  beforeAuthStateChanged(auth, sendToken, () => void sendToken(auth.currentUser))
  onIdTokenChanged(auth, (user) => void sendToken(user))
}

/**
 * Parses the URL that receives ID tokens. Returns null unless the URL has this page's origin and the page is a secure
 * context.
 */
export function parseIdTokenSyncUrl(
  configuredUrl: unknown,
  { origin, isSecureContext }: PageOrigin,
): URL | null {
  if (typeof configuredUrl !== 'string' || !isSecureContext || !URL.canParse(configuredUrl, origin))
    return null
  const url = new URL(configuredUrl, origin)
  return url.origin === origin ? url : null
}

/**
 * Creates a function that sends a user's ID token by POST, or sends a DELETE request when there is no user. Requests
 * run in order and skip a repeated token. A failed request does not block sign-in; the next call sends the token again.
 */
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
  const signal = AbortSignal.timeout(timeoutMs)
  const request = token
    ? { method: 'POST', headers: { Authorization: `Bearer ${token}` }, signal }
    : { method: 'DELETE', signal }
  const { ok, status } = await fetch(url, request)
  if (!ok) throw new Error(`The token sync URL answered ${status}`)
}
