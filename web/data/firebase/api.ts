import { fetchWithTimeout } from '../../browser/fetchWithTimeout'
import { isAppCheckDemanded } from '../../../domain/site/apiPaths'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'

/** A request to the functions: POST with a JSON body, or GET without; `token` is the account's identity token. */
export type ApiCall = { body?: Readonly<Record<string, unknown>>; token?: string }

/** 'absent': this deployment has no functions. 'unreachable': try again later. 'refused' has a reason. */
export type ApiOutcome =
  | { kind: 'answered'; body: unknown }
  | { kind: 'refused'; status: number; reason: string; body: unknown }
  | { kind: 'absent' }
  | { kind: 'unreachable' }

const timeoutMs = 20_000

/** Calls the HTTP function at a path of domain/site/apiPaths.ts. It never rejects. */
export async function callApi(path: string, { body, token }: ApiCall = {}): Promise<ApiOutcome> {
  try {
    const response = await fetchWithTimeout(
      path,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          // A build without a key has none of this. Calls that demand a token have an account's, so Firebase is there.
          ...(import.meta.env.VITE_APP_CHECK_SITE_KEY && isAppCheckDemanded(path)
            ? await (await import('./appCheck')).getAppCheckHeaders()
            : {}),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      timeoutMs,
    )
    return await readOutcome(response)
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
