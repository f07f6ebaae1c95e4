import type { Auth } from 'firebase-admin/auth'
import { getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { startMailSink } from '../../packages/local-mail-and-push/mail/startMailSink'
import { createVapidKeys } from '../../functions/push/vapidKeys'
import { resolveTargetFirebaseProject } from '../../seed/projectTarget'
import { withFirebaseApp } from '../../seed/withFirebaseApp'
import { demoProjectId } from '../../domain/firebase/localProject'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import { createSeededRandom } from '../faults/seededRandom'
import { startBenchEmulators } from '../startBenchEmulators'
import { registerDevices } from './arrivalDevices'
import { planArrivals } from './arrivalPlan'
import { type CountingPushService, startCountingPushService } from './countingPushService'
import { countWrongFigures } from './countWrongFigures'
import {
  type BusinessMail,
  countKindOutcomes,
  countMailsPerMinute,
  type KindOutcomes,
} from './countArrivalOutcomes'
import { deliverEvents } from './deliverEvents'
import { listExpectedDeliveries } from './expectedDeliveries'
import { type DisturbanceCounts, KilledInstances } from './killedInstances'
import { readArrivals, readDeliveries } from './readArrivals'
import { runSchedules } from './runSchedules'

/** What 1,000 arrivals became, with functions that were killed at random. */
export type ArrivalDeliveriesResult = {
  kinds: KindOutcomes[]
  businessMails: { itemCount: number; perMinute: number }
  figures: { days: number; wrongDays: number; wrongAnswerTimes: number }
  events: { planned: number; deliveries: number; seconds: number }
  disturbances: DisturbanceCounts
  scheduleRuns: number
  firestore: string
}

const productCount = 107
const refusedPushes = 100
const messagesPerFault = 2

type Backend = {
  firestore: Firestore
  auth: Auth
  mailUrl: string
  smtpUrl: string
  pushService: CountingPushService
  log: (line: string) => void
}

/** Lets 1,000 items arrive while functions are killed, and compares what was sent and counted with what must be. */
export async function measureArrivalDeliveries(
  cleanups: CleanupStack,
  log: (line: string) => void,
  seed = 1,
): Promise<ArrivalDeliveriesResult> {
  const pushService = await startCountingPushService(cleanups, refusedPushes)
  const { smtpPort, httpPort, stop } = await startMailSink({ maxMails: Infinity })
  cleanups.add(stop)
  const emulators = await startBenchEmulators(['auth', 'firestore', 'storage'], cleanups, log)
  await emulators.emulatorProcess.ready
  const { portOffset } = emulators
  const target = resolveTargetFirebaseProject({ project: demoProjectId, portOffset, isProduction: false }, {})
  return withFirebaseApp(target, async (app) => {
    const databases = { firestore: getFirestore(app), auth: getAuth(app) }
    const addresses = { mailUrl: `http://127.0.0.1:${httpPort}`, smtpUrl: `smtp://127.0.0.1:${smtpPort}` }
    const result = await runArrivals({ ...databases, ...addresses, pushService, log }, seed, cleanups)
    return { ...result, firestore: emulators.firestore }
  })
}

async function runArrivals(
  backend: Backend,
  seed: number,
  cleanups: CleanupStack,
): Promise<Omit<ArrivalDeliveriesResult, 'firestore'>> {
  const { firestore, auth, mailUrl, smtpUrl, pushService, log } = backend
  const { items, events } = planArrivals(seed)
  await writeProducts(firestore)
  const devices = await registerDevices(firestore, auth, items, pushService.url)
  const settings = { projectId: demoProjectId, siteUrl: mailUrl, smtpUrl, pushKeys: createVapidKeys() }
  const random = createSeededRandom(seed)
  const instances = new KilledInstances(settings, random)
  cleanups.add(async () => {
    instances.stop()
    await Promise.resolve()
  })
  log(`${items.length} items arrive, with ${events.length} deliveries of their events …`)
  const startedAt = Date.now()
  const arrived = await deliverEvents(events, firestore, instances, random, (stage) =>
    setFault(mailUrl, stage),
  )
  const endedAt = Date.now()
  log('The schedules run …')
  const scheduleRuns = await runSchedules(firestore, instances)
  const { ids, businessMails } = await readArrivals(mailUrl, pushService.pushes, items, devices)
  const expected = listExpectedDeliveries(arrived, devices)
  return {
    kinds: countKindOutcomes(expected, await readDeliveries(firestore), ids),
    businessMails: summarizeBusinessMails(businessMails, endedAt),
    figures: await countWrongFigures(firestore, arrived),
    events: {
      planned: new Set(events).size,
      deliveries: events.length,
      seconds: (endedAt - startedAt) / 1000,
    },
    disturbances: instances.counts,
    scheduleRuns,
  }
}

/** The schedules run as if time passed faster, so only the e-mails before them tell how many there are in a minute. */
function summarizeBusinessMails(mails: readonly BusinessMail[], endedAt: number) {
  return {
    itemCount: mails.reduce((sum, { itemCount }) => sum + itemCount, 0),
    perMinute: countMailsPerMinute(mails.filter(({ at }) => at <= endedAt)),
  }
}

async function writeProducts(firestore: Firestore): Promise<void> {
  const batch = firestore.batch()
  for (let id = 1; id <= productCount; id += 1)
    batch.set(firestore.collection('products').doc(String(id)), { name: `Product ${id}` })
  await batch.commit()
}

async function setFault(mailUrl: string, stage: string): Promise<void> {
  await fetch(`${mailUrl}/faults`, {
    method: 'POST',
    body: JSON.stringify({ next: messagesPerFault, code: 451, stage }),
  })
}
