import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth'

/**
 * Only a token that was issued a moment ago may open a session at a server: an older one may have been stolen. Five
 * minutes is what Firebase recommends for session cookies, and what its own SDK does.
 */
export const maxTokenAgeSeconds = 300

const patienceMs = 5000

type Holder = Pick<User, 'getIdTokenResult'>
type Page = { origin: string; isSecureContext: boolean }

/** Tells the configured URL of this site about each new identity token; off where none is configured. */
export function syncToken(auth: Auth, configured: unknown): void {
  if (configured === undefined || configured === '') return
  const url = syncUrl(configured, { origin: location.origin, isSecureContext })
  if (!url) return
  const tell = tokenTeller(url)
  // Before the screens hear of it, as a server may already be asked by the next one; undone when the change is.
  beforeAuthStateChanged(auth, tell, () => void tell(auth.currentUser))
  onIdTokenChanged(auth, (user) => void tell(user))
}

/** Where tokens go, or null: never to another site, and never over a connection that others can read. */
export function syncUrl(configured: unknown, { origin, isSecureContext }: Page): URL | null {
  if (typeof configured !== 'string' || !isSecureContext || !URL.canParse(configured, origin)) return null
  const url = new URL(configured, origin)
  return url.origin === origin ? url : null
}

/**
 * Sends a token with POST, or DELETE where there is none: one after the other, and the same news only once. A server
 * that does not answer keeps nobody from signing in: the next token is sent again.
 */
export function tokenTeller(url: URL): (holder: Holder | null) => Promise<void> {
  let told: string | null | undefined
  let before = Promise.resolve()
  const tell = async (holder: Holder | null) => {
    try {
      const token = await freshToken(holder)
      if (token === undefined || token === told) return
      await send(url, token)
      told = token
    } catch {
      told = undefined
    }
  }
  return (holder) => (before = before.then(() => tell(holder)))
}

/** The holder's token, null without a holder, undefined where the token is too old to be sent. */
async function freshToken(holder: Holder | null): Promise<string | null | undefined> {
  if (!holder) return null
  const { token, issuedAtTime } = await holder.getIdTokenResult()
  const ageSeconds = (Date.now() - Date.parse(issuedAtTime)) / 1000
  return ageSeconds <= maxTokenAgeSeconds ? token : undefined
}

async function send(url: URL, token: string | null): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs)
  const request = token
    ? { method: 'POST', headers: { Authorization: `Bearer ${token}` }, signal }
    : { method: 'DELETE', signal }
  const { ok, status } = await fetch(url, request)
  if (!ok) throw new Error(`The token's address answered ${status}`)
}
