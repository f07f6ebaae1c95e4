import { chromium, type Browser } from 'playwright-core'
import { findFreePortOffset } from '../../emulators/ports'
import { getEmulatorSiteBuildFolder, prepareEmulatorSite } from '../../emulators/emulatorSite'
import { ensureChromium } from '../../setup/ensureChromium'
import { getEmulatorPorts } from '../../domain/firebase/localProject'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import { startBenchEmulators } from '../startBenchEmulators'
import { readDatabaseSnapshot } from './readDatabaseSnapshot'
import { createFaultPlan } from './faultPlan'
import { type FaultRunResult, runWithFaults } from './faultRun'
import { type FaultySiteOpener, startFaultServers } from './faultServers'

/** All runs, and the emulator that they were measured with. */
export type FaultySendsResult = { runs: FaultRunResult[]; firestore: string; chromium: string }

type Backend = { openSite: FaultySiteOpener; firestorePort: number; firestore: string }

const sendCount = 200
const parallelRuns = 8

/** Sends 200 requests from real browsers, each with seeded random faults, or only the one with this seed. */
export async function measureFaultySends(
  cleanups: CleanupStack,
  log: (line: string) => void,
  seed?: number,
): Promise<FaultySendsResult> {
  const backend = await startBackend(cleanups, log)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
  })
  cleanups.add(() => browser.close())
  const seeds = seed === undefined ? Array.from({ length: sendCount }, (_, index) => index + 1) : [seed]
  log(`${seeds.length} requests are sent with faults, ${parallelRuns} at a time …`)
  const runs = await runInParallel(seeds, (nextSeed) => runSeed(nextSeed, browser, backend, log))
  // Count again at the end: a second document may come late.
  const { requests } = await readDatabaseSnapshot(backend.firestorePort)
  const countAtEnd = (text: string) => requests.filter(({ list }) => list === text).length
  return {
    runs: runs.map((run) => ({ ...run, arrived: countAtEnd(run.list) })),
    firestore: backend.firestore,
    chromium: browser.version(),
  }
}

async function startBackend(cleanups: CleanupStack, log: (line: string) => void): Promise<Backend> {
  log('Starting the emulators and building the site …')
  const { portOffset, ports, folders, emulatorProcess, firestore } = await startBenchEmulators(
    ['auth', 'firestore', 'hosting'],
    cleanups,
    log,
    await getEmulatorSiteBuildFolder(log),
  )
  const proxyPortOffset = await findFreePortOffset(portOffset + 100)
  await Promise.all([prepareEmulatorSite(folders.site, proxyPortOffset, log), emulatorProcess.ready])
  const openSite = await startFaultServers(ports, getEmulatorPorts(proxyPortOffset), cleanups)
  return { openSite, firestorePort: ports.firestore, firestore }
}

async function runSeed(
  seed: number,
  browser: Browser,
  { openSite, firestorePort }: Backend,
  log: (line: string) => void,
): Promise<FaultRunResult> {
  const plan = createFaultPlan(seed)
  const site = await openSite()
  try {
    const countArrived = async (text: string) => {
      const { requests } = await readDatabaseSnapshot(firestorePort)
      return requests.filter(({ list }) => list === text).length
    }
    const result = await runWithFaults(plan, { browser, site, countArrived })
    if (result.confirmedAfterMs === null || result.arrived !== 1)
      log(`Seed ${seed} failed: ${JSON.stringify(plan)}, arrived ${result.arrived} times`)
    return result
  } finally {
    site.close()
  }
}

async function runInParallel<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...items]
  const results: Result[] = []
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) results.push(await run(item))
  }
  await Promise.all(Array.from({ length: parallelRuns }, work))
  return results
}
