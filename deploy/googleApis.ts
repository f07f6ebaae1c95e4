import { getProjectDefaultAccount } from 'firebase-tools/lib/auth.js'
import { Client } from 'firebase-tools/lib/apiv2.js'
import { requireAuth } from 'firebase-tools/lib/requireAuth.js'
import { projectRoot } from '../seed/projectFolders'

/** Reads what a REST API of Google says: the JSON of its answer, or null for 404. Throws for other failures. */
export type ReadApi = (url: string) => Promise<unknown>

// This API refuses a person's account unless a request names the project that it counts for.
const quotaHost = 'identitytoolkit.googleapis.com'

/** Signs in with the account of `firebase login`, or with Google's default credentials. Throws if there are none. */
export async function openGoogleApis(projectId: string): Promise<ReadApi> {
  await requireAuth({ ...getProjectDefaultAccount(projectRoot), project: projectId })
  return async (url) => {
    const { origin, hostname, pathname } = new URL(url)
    const client = new Client({ urlPrefix: origin, auth: true })
    const headers: Record<string, string> = hostname === quotaHost ? { 'x-goog-user-project': projectId } : {}
    try {
      return (await client.get(pathname, { headers, timeout: 30_000 })).body
    } catch (error) {
      if (error instanceof Error && 'status' in error && error.status === 404) return null
      throw error
    }
  }
}
