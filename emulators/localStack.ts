import { once } from 'node:events'
import { startEmulators } from './startEmulators'
import { assertPortsFree } from './ports'
import { assertPreviousRunEnded } from './assertPreviousRunEnded'
import { getEmulatorSiteBuildFolder, startDevServer } from './emulatorSite'
import { copyCachedSiteBuild } from './siteBuildCache'
import { loadFirestoreRules } from './loadFirestoreRules'
import { checkRulesFiles } from '../packages/emulators-without-java/checkRulesFiles'
import { startSchedules, warmUpFunctions, withoutTriggers } from './localFunctions'
import { startMailSink } from '../packages/local-mail-and-push/mail/startMailSink'
import {
  demoProjectId,
  getMailPorts,
  type EmulatorPorts,
  type MailPorts,
} from '../domain/firebase/localProject'
import { projectRoot } from '../seed/projectFolders'
import { businessDetails } from '../domain/site/businessDetails'
import { formatLagosTimestamp } from '../domain/site/lagosTime'

/** The local environment while it runs: the emulators, the product catalogue and the site. */
export type LocalDevEnvironment = {
  ports: EmulatorPorts
  mailPorts: MailPorts
  siteUrl: string
  /** Resolves when the emulators exit, for any reason. */
  exited: Promise<unknown>
  /** Stops the emulators and the site's server. Resolves when they have stopped. */
  stop: () => Promise<void>
}

type LocalDevEnvironmentOptions = {
  portOffset: number
  /** Whether to serve the site with Vite's hot reload instead of serving a build with the Hosting emulator. */
  hotReload: boolean
  /** Which functions run: none, those that events and pages call, or also those of schedules, every minute. */
  functions: 'none' | 'called' | 'scheduled'
  /**
   * Which projects have the security rules of Firestore. Its emulator compiles them for each project that has them, which
   * takes it a second or more: tests use hundreds of projects.
   */
  rulesOf: 'allProjects' | 'demoProject'
  /** Called with one line of text for each step of the start. */
  log: (line: string) => void
  /** The signal that cancels the start and stops the processes that are already running. */
  signal: AbortSignal
}

/**
 * Builds the site, starts the emulators and seeds the catalogue. Stops everything and throws if a rules file is
 * invalid, a process of an earlier run is left, a port is in use, no Firestore emulator is available, the build or the
 * seed fails, or `signal` is aborted.
 */
export async function startLocalDevEnvironment(
  options: LocalDevEnvironmentOptions,
): Promise<LocalDevEnvironment> {
  // Encoding all pictures as for a deployment would take most of the first start.
  process.env.PICTURE_EFFORT ??= 'draft'
  const cleanups: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  }
  try {
    const services = startServices(options, (cleanup) => cleanups.push(cleanup))
    return { ...(await Promise.race([services, rejectOnAbort(options.signal)])), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startServices(
  { portOffset, hotReload, functions, rulesOf, log, signal }: LocalDevEnvironmentOptions,
  registerCleanup: (cleanup: () => Promise<unknown>) => void,
): Promise<Omit<LocalDevEnvironment, 'stop'>> {
  for (const warning of await checkRulesFiles(projectRoot)) log(`Warning: ${warning}`)
  const mailPorts = getMailPorts(portOffset)
  await assertPreviousRunEnded(portOffset)
  await assertPortsFree(portOffset)
  // The build comes first: the Hosting emulator reads its policy when it starts.
  const siteBuild = hotReload ? undefined : await getEmulatorSiteBuildFolder(log)
  if (functions !== 'none') {
    const { stop } = await startMailSink({
      smtpPort: mailPorts.smtp,
      httpPort: mailPorts.page,
      project: businessDetails.name,
      formatTime: formatLagosTimestamp,
    })
    registerCleanup(stop)
  }
  const { ports, folders, emulatorProcess } = await startEmulators({
    portOffset,
    emulators: listEmulators(hotReload, functions !== 'none'),
    hasFirestoreRules: rulesOf === 'allProjects',
    siteBuild,
    log,
    signal,
    registerCleanup,
  })

  if (siteBuild !== undefined) await copyCachedSiteBuild(siteBuild, folders.site, portOffset)
  // The catalogue's code is loaded while the emulators start.
  const [{ seedEmulators }] = await Promise.all([
    import('../seed/seedFirebaseProject'),
    emulatorProcess.ready,
  ])
  if (rulesOf === 'demoProject') await loadFirestoreRules(`127.0.0.1:${ports.firestore}`, demoProjectId)
  const seed = () => seedEmulators({ project: demoProjectId, ports, log })
  await (functions === 'none' ? seed() : withoutTriggers(ports, seed))
  if (functions === 'scheduled') {
    await warmUpFunctions(ports)
    registerCleanup(startSchedules(ports, log))
  }
  if (hotReload) registerCleanup(await startDevServer(ports, portOffset))
  const siteUrl = `http://127.0.0.1:${ports.hosting}`
  return { ports, mailPorts, siteUrl, exited: emulatorProcess.exited }
}

function listEmulators(hotReload: boolean, hasFunctions: boolean): string[] {
  return [
    ...['auth', 'firestore', 'storage'],
    ...(hotReload ? [] : ['hosting']),
    ...(hasFunctions ? ['functions'] : []),
  ]
}

async function rejectOnAbort(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}
