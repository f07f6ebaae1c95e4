import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { getCspHash, getHostingCsp, replaceHostingCsp } from './contentSecurityPolicy'
import { listCachedSources } from './cachedSources'
import { listInlineStyles } from './pages/inlineStylesheets'

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
        const firebaseJson = allowStyles(signInAllowed, listBundleStyles(bundle))
        const target = join(dir, builtFirebaseJson)
        await mkdir(dirname(target), { recursive: true })
        await writeFile(target, cacheHashedFiles(firebaseJson, files))
      },
    },
  }
}

/** The text of a firebase.json that also allows these style elements, and that may be deployed. */
export function allowStyles(firebaseJson: string, styles: readonly string[]): string {
  const policy = getHostingCsp(firebaseJson)
  const hashes = [...new Set(styles.map(getCspHash))].sort()
  const styleSources = [...(policy.get('style-src') ?? []), ...hashes]
  const allowed = new Map([...policy, ['style-src', styleSources] as const])
  const { hosting, ...others } = JSON.parse(replaceHostingCsp(firebaseJson, allowed)) as { hosting: object }
  // Without hashes, firebase.json would block every style: its `predeploy` refuses to deploy it.
  return JSON.stringify({ ...others, hosting: { ...hosting, predeploy: undefined } }, null, 2)
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
  const { hosting, ...others } = JSON.parse(firebaseJson) as { hosting: { headers: object[] } }
  const caching = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }
  const rules = listCachedSources(files).map((source) => ({ source, headers: [caching] }))
  return JSON.stringify(
    { ...others, hosting: { ...hosting, headers: [...hosting.headers, ...rules] } },
    null,
    2,
  )
}

function listBundleStyles(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.html') ? listInlineStyles(file.source.toString()) : [],
  )
}
