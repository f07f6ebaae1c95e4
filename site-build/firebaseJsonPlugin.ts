import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { groupBy } from '../domain/groupBy'
import {
  cspHeaderName,
  formatCsp,
  getCspHash,
  getHostingCsp,
  replaceHostingCsp,
} from './contentSecurityPolicy'
import { listCachedSources } from './cachedSources'
import { listInlineStyles } from './pages/inlineStylesheets'

type BuiltSettings = { hosting: { headers: object[] } }

/** The file of a built site that configures Hosting for it. Hosting does not serve this folder. */
export const builtFirebaseJson = '.vite/firebase.json'

/**
 * Writes a firebase.json into the built site, whose policy allows the style elements of this build's pages and the sign-in
 * page of the build's project, and which lets browsers keep this build's hashed files.
 */
export function firebaseJsonPlugin(firebaseJsonPath: string): Plugin {
  let authDomain = ''
  return {
    name: 'firebase-json',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ env }) {
      authDomain = String(env.VITE_FIREBASE_AUTH_DOMAIN ?? '')
    },
    writeBundle: {
      // After the pictures are copied.
      order: 'post',
      async handler({ dir }, bundle) {
        if (dir === undefined) return
        const files = await readdir(dir, { recursive: true })
        const signInAllowed = allowSignInFrame(await readFile(firebaseJsonPath, 'utf8'), authDomain)
        const firebaseJson = allowStyles(signInAllowed, listPages(bundle))
        const target = join(dir, builtFirebaseJson)
        await mkdir(dirname(target), { recursive: true })
        await writeFile(target, cacheHashedFiles(firebaseJson, files))
      },
    },
  }
}

/** A page of a build, with the texts of its style elements. */
export type StyledPage = { fileName: string; styles: readonly string[] }

const notFoundPage = '404.html'

/**
 * The text of a firebase.json that also allows the style elements of these pages, each at its own path and the not-found
 * page's at every path, and that may be deployed. The pages of a folder share one rule, because Hosting reads all rules.
 */
export function allowStyles(firebaseJson: string, pages: readonly StyledPage[]): string {
  const policy = getHostingCsp(firebaseJson)
  const allow = (styled: readonly StyledPage[]) => {
    const hashes = new Set(styled.flatMap(({ styles }) => styles).map(getCspHash))
    const sources = [...(policy.get('style-src') ?? []), ...[...hashes].sort()]
    return new Map([...policy, ['style-src', sources] as const])
  }
  const isNotFoundPage = ({ fileName }: StyledPage) => fileName === notFoundPage
  const notFound = pages.filter(isNotFoundPage)
  const others = pages.filter((page) => !isNotFoundPage(page) && page.styles.length > 0)
  const bySource = groupBy(others, ({ fileName }) => toHostingSource(fileName))
  const rules = [...bySource]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([source, styled]) => ({
      source,
      headers: [{ key: cspHeaderName, value: formatCsp(allow([...notFound, ...styled])) }],
    }))
  const { hosting, ...settings } = JSON.parse(
    replaceHostingCsp(firebaseJson, allow(notFound)),
  ) as BuiltSettings
  const headers = [...hosting.headers, ...rules]
  // Without hashes, firebase.json would block every style: its `predeploy` refuses to deploy it.
  return JSON.stringify({ ...settings, hosting: { ...hosting, headers, predeploy: undefined } }, null, 2)
}

/** The paths of a page or, for a page in a folder, of all pages in it: '/about-us', '/products/*'. */
function toHostingSource(fileName: string): string {
  const path = `/${fileName.replace(/(?:index)?\.html$/, '')}`
  return path.replace(/(?<=\/.+\/)[^/]+$/, '*')
}

/**
 * The text of a firebase.json that allows the frame of this auth domain, which Google's sign-in needs, in place of the
 * emulators'. Without a domain it stays as it is.
 */
export function allowSignInFrame(firebaseJson: string, authDomain: string): string {
  if (authDomain === '') return firebaseJson
  const policy = getHostingCsp(firebaseJson)
  const frames = (policy.get('frame-src') ?? []).map((source) =>
    source.endsWith('/__/auth/') ? `https://${authDomain}/__/auth/` : source,
  )
  return replaceHostingCsp(firebaseJson, new Map([...policy, ['frame-src', frames] as const]))
}

/**
 * The text of a firebase.json that also lets browsers keep, for a year, those of a site's files whose path has the hash of
 * their content. Hosting applies headers to whatever it answers at a path, so a pattern of folders would also keep the
 * answer 404 for a file that is missing.
 */
export function cacheHashedFiles(firebaseJson: string, files: readonly string[]): string {
  const { hosting, ...others } = JSON.parse(firebaseJson) as BuiltSettings
  const caching = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }
  const rules = listCachedSources(files).map((source) => ({ source, headers: [caching] }))
  return JSON.stringify(
    { ...others, hosting: { ...hosting, headers: [...hosting.headers, ...rules] } },
    null,
    2,
  )
}

function listPages(bundle: Rolldown.OutputBundle): StyledPage[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.html')
      ? [{ fileName: file.fileName, styles: listInlineStyles(file.source.toString()) }]
      : [],
  )
}
