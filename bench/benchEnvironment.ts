import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { projectRoot } from '../seed/projectFolders'
import { ensureChromium } from '../setup/ensureChromium'
import { replaceStyleHashes } from '../site-build/styleHashesPlugin'
import { launchChromium } from './browse/throttledBrowser'
import { type ServerCertificate, createCertificate } from './serve/createCertificate'
import { FileContentCache } from './serve/fileContentCache'
import { parseHostingConfig } from './serve/hostingConfig'
import { findFreePort, type ServedSite, serveSite } from './serve/serveSite'
import { type LinkSpeed, slow4G } from './network/networkLink'
import { listSiteFiles } from './serve/listSiteFiles'
import type { CleanupStack } from './cleanupStack'

/** The browser, temporary folder and site server of one benchmark run. */
export type BenchEnvironment = {
  browser: Browser
  /** The port at which Lighthouse connects to the browser. */
  debuggingPort: number
  folder: string
  cleanups: CleanupStack
  /**
   * Serves files as Firebase Hosting would; if folders contain the same file, the last folder wins. `styles` are the
   * texts of style elements that the policy allows instead of those of the site; the default of `link` is Slow 4G.
   */
  serveFolders: (
    folders: readonly string[],
    options?: { styles?: readonly string[]; link?: LinkSpeed },
  ) => Promise<ServedSite>
}

/** Starts the browser and creates the temporary folder. `cleanups` closes the browser and deletes the folder. */
export async function createBenchEnvironment(cleanups: CleanupStack): Promise<BenchEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'arielle-bench-'))
  cleanups.add(() => rm(folder, { recursive: true, force: true }))
  const certificate = createCertificate()
  const debuggingPort = await findFreePort()
  const browser = await launchChromium(ensureChromium(), certificate.keyHash, [
    `--remote-debugging-port=${debuggingPort}`,
  ])
  cleanups.add(() => browser.close())
  return { browser, debuggingPort, folder, cleanups, serveFolders: createSiteServer(certificate, cleanups) }
}

function createSiteServer(
  certificate: ServerCertificate,
  cleanups: CleanupStack,
): BenchEnvironment['serveFolders'] {
  const contents = new FileContentCache()
  return async (folders, { styles, link = slow4G } = {}) => {
    const firebaseJson = await readFile(join(projectRoot, 'firebase.json'), 'utf8')
    const allowed = styles === undefined ? firebaseJson : replaceStyleHashes(firebaseJson, styles)
    const hosting = parseHostingConfig(JSON.parse(allowed))
    const files = await listSiteFiles(...folders)
    const served = await serveSite({ files, hosting, contents }, certificate, link)
    cleanups.add(served.stop)
    return served
  }
}
