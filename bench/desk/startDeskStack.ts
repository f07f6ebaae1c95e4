import { join } from 'node:path'
import type { App } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { prepareEmulatorSite } from '../../emulators/emulatorSite'
import { findFreePortOffset } from '../../emulators/ports'
import { ensureDemoAccounts } from '../../seed/demoAccounts'
import { resolveTargetFirebaseProject } from '../../seed/projectTarget'
import { withFirebaseApp } from '../../seed/withFirebaseApp'
import { demoProjectId, getEmulatorPorts } from '../../domain/firebase/localProject'
import { type BenchEnvironment, createBenchEnvironment } from '../benchEnvironment'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import type { LinkSpeed } from '../../packages/browser-and-line-simulator/network/networkLink'
import type { ServedSite } from '../../packages/browser-and-line-simulator/serve/serveSite'
import { startBenchEmulators } from '../startBenchEmulators'
import { startDeskProxies } from './deskProxies'
import { FirestoreTraffic } from './firestoreTraffic'

/** The emulators, a browser, and the site that talks to the emulators through proxies. */
export type DeskStack = {
  environment: BenchEnvironment
  /** Which Firestore emulator runs: 'firebase-tools', 'cloud-sdk' or 'hidane'. */
  firestore: string
  traffic: FirestoreTraffic
  /** Serves the site, and the files of other folders beside it. */
  serve: (link: LinkSpeed, ...addedFolders: string[]) => Promise<ServedSite>
  /** Calls `work` with an app of the emulators. */
  withApp: <Result>(work: (app: App) => Promise<Result>) => Promise<Result>
  /** Calls `work` with the emulator's database, without security rules. */
  withDatabase: <Result>(work: (database: Firestore) => Promise<Result>) => Promise<Result>
  /** Deletes all documents. */
  clearDatabase: () => Promise<void>
}

/** Builds a site for emulators with this port offset into a folder. */
export type EmulatorSiteBuilder = (folder: string, portOffset: number) => Promise<unknown>

/** Starts the emulators with the demo accounts, the proxies, and a browser. */
export async function startDeskStack(
  cleanups: CleanupStack,
  log: (line: string) => void,
  buildSite: EmulatorSiteBuilder = (folder, portOffset) => prepareEmulatorSite(folder, portOffset, log),
): Promise<DeskStack> {
  const environment = await createBenchEnvironment(cleanups)
  const { portOffset, ports, emulatorProcess, firestore } = await startBenchEmulators(
    ['auth', 'firestore', 'storage'],
    cleanups,
    log,
  )
  const proxyPortOffset = await findFreePortOffset(portOffset + 1000)
  const [proxyPorts, traffic] = [getEmulatorPorts(proxyPortOffset), new FirestoreTraffic()]
  // The ports are taken before the build, which takes a while.
  await startDeskProxies(ports, proxyPorts, traffic, cleanups)
  const siteFolder = join(environment.folder, 'desk-site')
  await Promise.all([buildSite(siteFolder, proxyPortOffset), emulatorProcess.ready])
  const target = resolveTargetFirebaseProject({ project: demoProjectId, portOffset, isProduction: false }, {})
  await withFirebaseApp(target, (app) => ensureDemoAccounts(getAuth(app)))
  return {
    ...{ environment, firestore, traffic },
    serve: (link, ...addedFolders) =>
      environment.serveFolders([siteFolder, ...addedFolders], { link, emulators: proxyPorts }),
    withApp: (work) => withFirebaseApp(target, work),
    withDatabase: (work) => withFirebaseApp(target, (app) => work(getFirestore(app))),
    clearDatabase: () => clearDatabase(ports.firestore),
  }
}

async function clearDatabase(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}/emulator/v1/projects/${demoProjectId}/databases/(default)/documents`
  const { ok, status } = await fetch(url, { method: 'DELETE' })
  if (!ok) throw new Error(`The Firestore emulator answered ${status} and kept its documents.`)
}
