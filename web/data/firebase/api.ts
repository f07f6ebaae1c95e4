import { fetchWithTimeout } from '../../browser/fetchWithTimeout'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'
import { fetchWithIdToken, type TokenSource } from './fetchWithIdToken'

/** A request to the functions, in the user's name if there is one: POST with a JSON body, or GET without. */
export type ApiCall = { body?: Readonly<Record<string, unknown>>; user?: TokenSource | null }

/** 'absent': this deployment has no functions. 'unreachable': try again later. 'refused' has a reason. */
export type ApiOutcome =
  | { kind: 'answered'; body: unknown }
  | { kind: 'refused'; status: number; reason: string; body: unknown }
  | { kind: 'absent' }
  | { kind: 'unreachable' }

const timeoutMs = 20_000

/** Calls the HTTP function at a path of domain/site/apiPaths.ts. It never rejects. */
export async function callApi(path: string, { body, user }: ApiCall = {}): Promise<ApiOutcome> {
  const send = (tokenHeaders: Readonly<Record<string, string>> = {}) => {
    const headers = { ...tokenHeaders, ...(body && { 'Content-Type': 'application/json' }) }
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return fetchWithTimeout(path, request, timeoutMs)
  }
  try {
    return await readOutcome(await (user ? fetchWithIdToken(user, send) : send()))
  } catch {
    return { kind: 'unreachable' }
  }
}

async function readOutcome(response: Response): Promise<ApiOutcome> {
  // Without functions, Hosting answers these addresses with its page for unknown addresses.
  const isJson = response.headers.get('Content-Type')?.includes('application/json') ?? false
  if (!isJson) return { kind: response.status === 404 ? 'absent' : 'unreachable' }
  const body: unknown = await response.json()
  if (response.ok) return { kind: 'answered', body }
  const { reason } = toRecordOrEmpty(body)
  return { kind: 'refused', status: response.status, reason: typeof reason === 'string' ? reason : '', body }
}
