import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { toEmulatorResponseHeader } from '../emulators/emulatorPolicy'
import { ensureChromium } from '../setup/ensureChromium'
import { allowStyles, builtFirebaseJson, type StyledPage } from '../site-build/firebaseJsonPlugin'
import type { EmulatorPorts } from '../domain/firebase/localProject'
import { launchChromium } from '../packages/browser-and-line-simulator/browse/throttledBrowser'
import {
  type ServerCertificate,
  createCertificate,
} from '../packages/browser-and-line-simulator/serve/createCertificate'
import { FileContentCache } from '../packages/browser-and-line-simulator/serve/fileContentCache'
import {
  type HostingConfig,
  parseHostingConfig,
} from '../packages/browser-and-line-simulator/serve/hostingConfig'
import {
  findFreePort,
  type ServedSite,
  serveSite,
} from '../packages/browser-and-line-simulator/serve/serveSite'
import { type LinkSpeed, slow4G } from '../packages/browser-and-line-simulator/network/networkLink'
import { listSiteFiles } from '../packages/browser-and-line-simulator/serve/listSiteFiles'
import type { CleanupStack } from '../packages/emulators-without-java/process/cleanupStack'

/** The browser, temporary folder and site server of one benchmark run. */
export type BenchEnvironment = {
  browser: Browser
  /** The port at which Lighthouse connects to the browser. */
  debuggingPort: number
  folder: string
  cleanups: CleanupStack
  /**
   * Serves files as Firebase Hosting would; if folders contain the same file, the last folder wins. `styledPages`
   * are pages whose styles the policy allows too; the default of `link` is Slow 4G.
   * `emulators` are the ports that the policy allows instead of Firebase.
   */
  serveFolders: (folders: readonly string[], options?: ServeOptions) => Promise<ServedSite>
}

type ServeOptions = { styledPages?: readonly StyledPage[]; link?: LinkSpeed; emulators?: EmulatorPorts }

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
  return async (folders, { styledPages, link = slow4G, emulators } = {}) => {
    const deployed = parseHostingConfig(JSON.parse(await readFirebaseJson(folders, styledPages)))
    const hosting = emulators === undefined ? deployed : allowEmulators(deployed, emulators)
    const files = await listSiteFiles(...folders)
    const served = await serveSite({ files, hosting, contents }, certificate, link)
    cleanups.add(served.stop)
    return served
  }
}

/** The configuration of the built site in the first folder, which allows the styles of these pages too. */
async function readFirebaseJson(
  [site = '']: readonly string[],
  styledPages: readonly StyledPage[] = [],
): Promise<string> {
  return allowStyles(await readFile(join(site, builtFirebaseJson), 'utf8'), styledPages)
}

function allowEmulators(hosting: HostingConfig, ports: EmulatorPorts): HostingConfig {
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) => toEmulatorResponseHeader(ports, header)),
  }))
  return { ...hosting, headers }
}
