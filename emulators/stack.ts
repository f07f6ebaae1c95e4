import { once } from 'node:events'
import { seed } from '../seed/seed'
import { demoProject } from '../seed/target'
import { openSuite } from './openSuite'
import { demandFreePorts, portsAt, type Ports } from './ports'
import { buildSite, serveSite } from './site'
import { demandSoundRules } from './sound-rules'

/** The whole product, running on this machine: emulators, catalogue and site. */
export type Stack = {
  ports: Ports
  siteUrl: string
  /** Settles when the emulators end, whoever ended them. */
  ended: Promise<unknown>
  /** Ends everything that was started; settles when it is gone. */
  stop: () => Promise<void>
}

export type StackOptions = {
  portOffset: number
  /** Serve the site with Vite's hot reload instead of a build through Hosting. */
  hotReload: boolean
  /** Told of each step, one line at a time. */
  say: (line: string) => void
  /** Gives up starting, and stops what is already there. */
  signal: AbortSignal
}

/**
 * Starts the emulators while the site is being built, then seeds the catalogue. Throws, with everything stopped, when
 * a rules file is unsound, a port is taken, no Firestore emulator can be had, the build or the seed fails, or `signal`
 * says so.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const endings: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of endings.splice(0).reverse()) await end()
  }
  try {
    const stack = start(options, (end) => endings.push(end))
    return { ...(await Promise.race([stack, aborted(options.signal)])), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  { portOffset, hotReload, say, signal }: StackOptions,
  atTheEnd: (end: () => Promise<unknown>) => void,
): Promise<Omit<Stack, 'stop'>> {
  for (const warning of await demandSoundRules()) say(`Warning: ${warning}`)
  await demandFreePorts(portsAt(portOffset))
  const { ports, folders, suite } = await openSuite({
    portOffset,
    emulators: emulators(hotReload),
    say,
    signal,
    atTheEnd,
  })

  const built = hotReload ? undefined : buildSite(folders.site, portOffset, say)
  await Promise.all([built, suite.ready])
  await seed({ project: demoProject, ports, say })
  if (hotReload) atTheEnd(await serveSite(ports.hosting, portOffset))
  return { ports, siteUrl: `http://127.0.0.1:${ports.hosting}`, ended: suite.ended }
}

function emulators(hotReload: boolean): string[] {
  return ['auth', 'firestore', 'storage', ...(hotReload ? [] : ['hosting'])]
}

async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}
