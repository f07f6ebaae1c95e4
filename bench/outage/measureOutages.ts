import { type App } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { demoProjectId } from '../../domain/firebase/localProject'
import type { Services } from '../../functions/services'
import { startMailSink } from '../../packages/local-mail-and-push/mail/startMailSink'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import { resolveTargetFirebaseProject } from '../../seed/projectTarget'
import { withFirebaseApp } from '../../seed/withFirebaseApp'
import { countKindOutcomes, type KindOutcomes } from '../arrivals/countArrivalOutcomes'
import { readArrivals, readDeliveries } from '../arrivals/readArrivals'
import { startBenchEmulators } from '../startBenchEmulators'
import { mailMs, type OutageScenario, outageScenarios } from './outageScenarios'
import { type OutageRun, runOutage } from './runOutage'
import { SimulatedClock } from './simulatedClock'

/** What became of the deliveries of one scenario. */
export type OutageResult = Pick<OutageScenario, 'title'> & {
  kinds: KindOutcomes[]
  /** How many items the e-mails to the business name, and how many arrived. */
  announced: number
  items: number
  /** The most attempts that one delivery needed. */
  attempts: number
  /** How long after its recovery the last e-mail was sent, and the longest run of the schedule; simulated milliseconds. */
  drainedMs: number
  longestRunMs: number
}

export type OutagesResult = { results: OutageResult[]; firestore: string }

// A weekday; only the order of times matters.
const startedAt = Date.parse('2026-03-09T09:00+01:00')

/** Lets the mail server fail for seven hours in each of the ways, and counts what became of 10,000 deliveries. */
export async function measureOutages(
  cleanups: CleanupStack,
  log: (line: string) => void,
): Promise<OutagesResult> {
  const { emulatorProcess, portOffset, firestore } = await startBenchEmulators(
    ['auth', 'firestore', 'storage'],
    cleanups,
    log,
  )
  await emulatorProcess.ready
  const results: OutageResult[] = []
  for (const [index, scenario] of outageScenarios.entries()) {
    log(`A mail server that ${scenario.title} …`)
    const project = `${demoProjectId}-outage-${index}`
    const target = resolveTargetFirebaseProject({ project, portOffset, isProduction: false }, {})
    results.push(await withFirebaseApp(target, (app) => measureOutage(app, scenario, cleanups)))
  }
  return { results, firestore }
}

async function measureOutage(
  app: App,
  scenario: OutageScenario,
  cleanups: CleanupStack,
): Promise<OutageResult> {
  const clock = new SimulatedClock(startedAt)
  const pace = { mailMs: mailMs.healthy }
  const sink = await startMailSink({ maxMails: Infinity, beforeReply: () => clock.wait(pace.mailMs) })
  cleanups.add(sink.stop)
  const services = createServices(app, clock, sink.smtpPort)
  const run = await runOutage({ services, clock, sink, pace }, scenario)
  return { title: scenario.title, ...run.times, ...(await countOutcomes(services, sink.httpPort, run)) }
}

async function countOutcomes({ firestore }: Services, httpPort: number, run: OutageRun) {
  const deliveries = await readDeliveries(firestore)
  const { ids, businessMails } = await readArrivals(`http://127.0.0.1:${httpPort}`, [], [], [])
  return {
    kinds: countKindOutcomes(run.expected, deliveries, ids),
    announced: businessMails.reduce((sum, { itemCount }) => sum + itemCount, 0),
    items: run.itemCount,
    attempts: Math.max(...deliveries.map(({ attempts }) => attempts)),
  }
}

function createServices(app: App, clock: SimulatedClock, smtpPort: number): Services {
  return {
    firestore: getFirestore(app),
    auth: getAuth(app),
    appCheck: null,
    bucket: getStorage(app).bucket(),
    siteUrl: 'https://shop.example',
    smtpUrl: `smtp://shop:password@127.0.0.1:${smtpPort}`,
    pushKeys: null,
    now: clock.now,
    wait: () => Promise.resolve(),
    allowLoopback: true,
  }
}
