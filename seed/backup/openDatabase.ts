import { setTimeout as wait } from 'node:timers/promises'
import type { Credential } from 'firebase-admin/app'
import type { TargetFirebaseProject } from '../projectTarget'

/**
 * A Firestore database through its REST API. The Admin SDK would not do for a backup: its values do not tell the integer 1
 * from the double 1, and it finds subcollections only document by document.
 */
export type Database = {
  /** What the name of each document begins with: projects/…/documents. */
  root: string
  /** Calls a method of all documents. Rejects with a text for people. */
  call: (method: 'runQuery' | 'batchWrite', body: unknown) => Promise<unknown>
  /** Waits before another attempt. */
  pause: (ms: number) => Promise<unknown>
}

/** Opens the database of a project; a real one needs a credential. */
export function openDatabase(
  { project, hosts }: TargetFirebaseProject,
  credential?: Credential,
  pause: Database['pause'] = (ms) => wait(ms),
): Database {
  const root = `projects/${project}/databases/(default)/documents`
  const origin = hosts ? `http://${hosts.firestore}` : 'https://firestore.googleapis.com'
  return {
    root,
    pause,
    call: async (method, body) => {
      const createOptions = async () => ({
        method: 'POST',
        headers: { Authorization: `Bearer ${await getToken()}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      const response = await fetchWithRetries(`${origin}/v1/${root}:${method}`, createOptions, pause)
      return (await response.json()) as unknown
    },
  }

  async function getToken(): Promise<string> {
    // The emulator takes whoever says so for the owner.
    if (hosts) return 'owner'
    const token = await credential?.getAccessToken()
    return token?.access_token ?? ''
  }
}

/** The pauses between attempts, in milliseconds. */
export const retryPausesMs = [1000, 2000, 4000, 8000, 16_000]

async function fetchWithRetries(
  url: string,
  createOptions: () => Promise<RequestInit>,
  pause: Database['pause'],
): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url, await createOptions()).catch(() => null)
    if (response?.ok) return response
    const pauseMs = retryPausesMs[attempt]
    const isTemporary = !response || response.status === 429 || response.status >= 500
    if (!isTemporary || pauseMs === undefined)
      throw new Error(
        response
          ? `Firestore answered ${response.status}: ${await response.text()}`
          : 'Firestore does not answer.',
      )
    await pause(pauseMs)
  }
}
