import * as v from 'valibot'
import { getProjectDefaultAccount } from 'firebase-tools/lib/auth.js'
import { Client } from 'firebase-tools/lib/apiv2.js'
import { requireAuth } from 'firebase-tools/lib/requireAuth.js'
import { projectRoot } from '../seed/projectFolders'
import type { ReadApi } from './projectCheck'

const timeoutMs = 30_000

// These APIs refuse a person's account unless a request names the project that it counts for.
const quotaHosts = new Set(['identitytoolkit.googleapis.com', 'cloudbilling.googleapis.com'])

/** Signs in with the account of `firebase login`, or with Google's default credentials. Throws if there are none. */
export async function openGoogleApis(projectId: string): Promise<ReadApi> {
  await requireAuth({ ...getProjectDefaultAccount(projectRoot), project: projectId })
  return async (url) => {
    const { origin, hostname, pathname } = new URL(url)
    const client = new Client({ urlPrefix: origin, auth: true })
    const headers = quotaHosts.has(hostname) ? { 'x-goog-user-project': projectId } : {}
    const { status, body } = await client.get(pathname, {
      headers,
      timeout: timeoutMs,
      resolveOnHTTPError: true,
    })
    if (status === 404) return null
    if (status >= 400) throw new Error(`${hostname} answered ${status}: ${readMessage(body)}`)
    return body
  }
}

function readMessage(body: unknown): string {
  const answer = v.safeParse(v.object({ error: v.object({ message: v.string() }) }), body)
  return answer.success ? answer.output.error.message : 'no reason given'
}
