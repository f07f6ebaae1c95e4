import { parseSnapshot, snapshotPath } from '../domain/catalogue/publishing/catalogueSnapshot'
import { getBucketName } from '../domain/site/businessDetails'
import { apiPaths } from '../domain/site/apiPaths'
import type { Check } from './checklist'

export type LiveSite = {
  siteUrl: string
  projectId: string
  /** The home page of the build that was deployed. */
  homePage: string
  /** The addresses of emulators, in place of Google's. */
  firestoreUrl?: string
  storageUrl?: string
}

/** Resolves with what holds; rejects with what does not. */
type SmokeCheck = (site: LiveSite) => Promise<string>

const timeoutMs = 20_000
const attempts = 4
const pauseMs = 10_000

const requiredHeaders = ['content-security-policy', 'strict-transport-security', 'x-frame-options']

const checkHomePage: SmokeCheck = async ({ siteUrl, homePage }) => {
  const response = await ask(`${siteUrl}/`)
  const missing = requiredHeaders.filter((name) => !response.headers.has(name))
  if (response.status !== 200) throw new Error(`${siteUrl} answers ${response.status}`)
  if ((await response.text()) !== homePage)
    throw new Error(`${siteUrl} does not show the page that was deployed: is its domain connected (Hosting)?`)
  if (missing.length > 0) throw new Error(`${siteUrl} answers without the headers ${missing.join(', ')}`)
  return `${siteUrl} shows the page that was deployed, with its security headers`
}

const checkPublished: SmokeCheck = async ({ siteUrl }) => {
  const response = await ask(siteUrl + snapshotPath)
  const snapshot = response.status === 200 ? parseSnapshot(await readJson(response)) : null
  if (snapshot === null)
    throw new Error(`${snapshotPath} answers ${response.status}: pages would miss what staff publish`)
  return `${snapshotPath} says what differs from the build: ${snapshot.products.length} products`
}

const checkApi: SmokeCheck = async ({ siteUrl }) => {
  const response = await ask(siteUrl + apiPaths.settings)
  const settings = response.status === 200 ? await readJson(response) : null
  if (settings === null)
    throw new Error(`${apiPaths.settings} answers ${response.status}: nothing could be sent or answered`)
  if (response.headers.get('cache-control') !== 'no-store')
    throw new Error(`${apiPaths.settings} is kept by caches: its answers could reach others`)
  return `${apiPaths.settings} answers, and no cache keeps it`
}

const checkDenial: SmokeCheck = async ({ firestoreUrl = 'https://firestore.googleapis.com', projectId }) => {
  const documents = `${firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents`
  const { status } = await ask(`${documents}/requests?pageSize=1`)
  if (status === 200) throw new Error('Anybody can read the requests of all customers')
  if (status !== 403) throw new Error(`Firestore answers a stranger with ${status}, not with a refusal`)
  return 'Firestore refuses to show requests to a stranger'
}

// Asks for a picture that does not exist. Status 404 means that the rule allowed the read; an error in the rule gives 403.
const checkPicture: SmokeCheck = async ({
  storageUrl = 'https://firebasestorage.googleapis.com',
  projectId,
}) => {
  const picture = `${storageUrl}/v0/b/${getBucketName(projectId)}/o/${encodeURIComponent('products/0/none')}`
  const { status } = await ask(picture)
  if (status === 401) return 'Storage demands App Check, so its rules were not asked: look at a picture'
  if (status === 403) throw new Error('Storage refuses pictures to visitors: its rule fails')
  if (status !== 404) throw new Error(`Storage answers ${status} for a picture that is not there, not 404`)
  return 'Storage shows pictures to everyone'
}

/**
 * Asks the live site what a visitor and a stranger would. A new site takes a moment until it answers everywhere, so each
 * check is tried four times. `pause` waits between the attempts.
 */
export async function smokeTest(site: LiveSite, pause: (ms: number) => Promise<void>): Promise<Check[]> {
  const results: Check[] = []
  for (const check of [checkHomePage, checkPublished, checkApi, checkDenial, checkPicture])
    results.push(await tryCheck(() => check(site), pause, attempts))
  return results
}

async function tryCheck(
  check: () => Promise<string>,
  pause: (ms: number) => Promise<void>,
  left: number,
): Promise<Check> {
  try {
    return { state: 'done', title: await check() }
  } catch (error) {
    if (left <= 1) return { state: 'missing', title: error instanceof Error ? error.message : String(error) }
    await pause(pauseMs)
    return tryCheck(check, pause, left - 1)
  }
}

async function ask(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  return fetch(url, { signal, redirect: 'manual', cache: 'no-store' }).catch((error: unknown) => {
    throw new Error(`${url} cannot be reached: ${String(error)}`, { cause: error })
  })
}

function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null) as Promise<unknown>
}
