import { parseSnapshot, snapshotPath } from '../domain/catalogue/publishing/catalogueSnapshot'
import { getBucketName } from '../domain/site/businessDetails'
import { apiPaths } from '../domain/site/apiPaths'
import { factsFile } from './checkFacts'
import type { Check } from './checklist'

export type LiveSite = {
  siteUrl: string
  projectId: string
  /** The home page of the build that was deployed. */
  homePage: string
  /** The address of Firestore's REST API, or of an emulator. */
  firestoreUrl: string
  /** The address of Storage's REST API for browsers, or of an emulator. */
  storageUrl: string
}

type SmokeCheck = {
  topic: string
  fix: (projectId: string) => string
  look: (site: LiveSite) => Promise<Check>
}

const timeoutMs = 20_000
const attempts = 4
const pauseMs = 10_000

const requiredHeaders = ['content-security-policy', 'strict-transport-security', 'x-frame-options']

const smokeChecks: readonly SmokeCheck[] = [
  {
    topic: 'The home page',
    fix: (projectId) =>
      `Connect the domain: https://console.firebase.google.com/project/${projectId}/hosting/sites, or change siteUrl in ${factsFile}`,
    look: async ({ siteUrl, homePage }) => {
      const response = await ask(`${siteUrl}/`)
      const missing = requiredHeaders.filter((name) => !response.headers.has(name))
      if (response.status !== 200) return failed(`${siteUrl} answers ${response.status}`)
      if ((await response.text()) !== homePage)
        return failed(`${siteUrl} does not show the page that was deployed`)
      if (missing.length > 0) return failed(`${siteUrl} answers without the headers ${missing.join(', ')}`)
      return passed(`${siteUrl} shows the page that was deployed, with its security headers`)
    },
  },
  {
    topic: 'What staff published',
    fix: (projectId) => `npx firebase functions:log --only publishedFiles --project ${projectId}`,
    look: async ({ siteUrl }) => {
      const response = await ask(siteUrl + snapshotPath)
      const snapshot = response.status === 200 ? parseSnapshot(await readJson(response)) : null
      if (snapshot === null)
        return failed(`${snapshotPath} answers ${response.status}: pages would miss what staff publish`)
      return passed(`${snapshotPath} says what differs from the build: ${snapshot.products.length} products`)
    },
  },
  {
    topic: 'The API',
    fix: (projectId) => `npx firebase functions:log --only api --project ${projectId}`,
    look: async ({ siteUrl }) => {
      const response = await ask(siteUrl + apiPaths.settings)
      const settings = response.status === 200 ? await readJson(response) : null
      if (settings === null)
        return failed(`${apiPaths.settings} answers ${response.status}: nothing could be sent or answered`)
      if (response.headers.get('cache-control') !== 'no-store')
        return failed(`${apiPaths.settings} is kept by caches: its answers could reach others`)
      return passed(`${apiPaths.settings} answers, and no cache keeps it`)
    },
  },
  {
    topic: 'A rule that denies',
    fix: (projectId) =>
      `npx firebase deploy --only firestore:rules,storage --config firebase.deploy.json --project ${projectId}`,
    look: async ({ firestoreUrl, projectId }) => {
      const documents = `${firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents`
      const { status } = await ask(`${documents}/requests?pageSize=1`)
      if (status === 403) return passed('Firestore refuses to show requests to a stranger')
      if (status === 200) return failed('Anybody can read the requests of all customers')
      return failed(`Firestore answers a stranger with ${status}, not with a refusal`)
    },
  },
  {
    topic: 'A rule that allows',
    fix: (projectId) =>
      `Look at storage.rules, then: npx firebase deploy --only storage --config firebase.deploy.json --project ${projectId}`,
    // Asks for a picture that does not exist. Status 404 means that the rule allowed the read; an error in the rule gives 403.
    look: async ({ storageUrl, projectId }) => {
      const picture = `${storageUrl}/v0/b/${getBucketName(projectId)}/o/${encodeURIComponent('products/0/none')}`
      const { status } = await ask(picture)
      if (status === 404) return passed('Storage shows pictures to everyone')
      if (status === 403) return failed('Storage refuses pictures to visitors: its rule fails')
      if (status === 401)
        return {
          state: 'advice',
          title: 'Storage demands App Check, so nothing was asked of its rules: look at a picture',
        }
      return failed(`Storage answers ${status} for a picture that is not there, not 404`)
    },
  },
]

/**
 * Asks the live site what a visitor and a stranger would. A new site takes a moment until it answers everywhere, so each
 * check is tried four times. `pause` waits between the attempts.
 */
export async function smokeTest(site: LiveSite, pause: (ms: number) => Promise<void>): Promise<Check[]> {
  const results: Check[] = []
  for (const check of smokeChecks) results.push(await tryCheck(check, site, pause, attempts))
  return results
}

async function tryCheck(
  check: SmokeCheck,
  site: LiveSite,
  pause: (ms: number) => Promise<void>,
  left: number,
): Promise<Check> {
  const result = await check
    .look(site)
    .catch((error: unknown) => failed(`${check.topic} cannot be reached: ${String(error)}`))
  if (result.state !== 'missing') return result
  if (left <= 1) return { ...result, fix: [check.fix(site.projectId)] }
  await pause(pauseMs)
  return tryCheck(check, site, pause, left - 1)
}

function ask(url: string): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual', cache: 'no-store' })
}

function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null) as Promise<unknown>
}

function passed(title: string): Check {
  return { state: 'done', title }
}

function failed(title: string): Check {
  return { state: 'missing', title }
}
