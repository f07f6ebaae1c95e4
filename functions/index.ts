import { setGlobalOptions } from 'firebase-functions'
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore'
import { onRequest } from 'firebase-functions/https'
import { error as logError, info } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { onObjectFinalized } from 'firebase-functions/storage'
import { firestoreCollectionNames } from '../domain/firebase/firestoreCollectionNames'
import { functionsRegion } from '../domain/site/businessDetails'
import type { SentItemKey, SentItemKind } from '../domain/sent-items/sentItem'
import { createApi } from './api/createApi'
import { keepBodiesUnparsed, refuseEncodedBodies } from './api/unparsedBodies'
import { answerProductPage } from './catalogue/answerProductPage'
import { answerPublishedFile } from './catalogue/answerPublishedFile'
import { onProductWritten } from './catalogue/onProductWritten'
import { publishSnapshot } from './catalogue/publishSnapshot'
import { sendFileAnswer } from './catalogue/fileAnswer'
import { shareRuns } from './catalogue/shareRuns'
import { eventTimeoutSeconds, scheduleTimeoutSeconds } from './attemptTimes'
import { bucketName, getServices, secrets } from './createServices'
import { onReplyCreated, onSentItemWritten } from './events/onSentItemWritten'
import { processUpload } from './pictures/processUpload'
import { checkNewDevice } from './push/checkNewDevice'
import { onShopSettingsWritten } from './events/onShopSettingsWritten'
import { runFrequentTasks, runNightlyTasks } from './schedules/scheduledTasks'

/*
 * The functions that `firebase deploy` creates. Events come at least once and in any order: see
 * docs/decisions/033-at-least-once-events.md. `retry` makes Cloud Functions deliver an event again if its function fails.
 */

// An instance that gets 80 arrivals at once, which is the most that Cloud Run gives it, took 283 MiB.
setGlobalOptions({ region: functionsRegion, maxInstances: 10, memory: '512MiB', secrets })

keepBodiesUnparsed()

/** Announces requests, and what becomes of them. */
export const requestWritten = createSentItemTrigger('requests')

/** Announces enquiries, and what becomes of them. */
export const enquiryWritten = createSentItemTrigger('enquiries')

/** Sends the messages about new replies beneath requests. */
export const requestReplyCreated = createReplyTrigger('requests')

/** Sends the messages about new replies beneath enquiries. */
export const enquiryReplyCreated = createReplyTrigger('enquiries')

/** Removes devices that may not be written to, and the oldest of an account that has too many. */
export const pushDeviceCreated = onDocumentCreated(
  { document: `${firestoreCollectionNames.pushDevices}/{id}`, retry: true },
  async ({ params }) => {
    const { firestore, auth, allowLoopback } = getServices()
    const outcome = await checkNewDevice(firestore, auth, params, { allowLoopback })
    if (outcome.kind === 'refused') info('A push device was refused', { host: outcome.host })
  },
)

/**
 * Makes the pictures of an uploaded photograph, and checks an uploaded certificate. Storage tells of every new file; others
 * than uploads are ignored. Decoding
 * 100 million pixels may take 1 GB (an interlaced PNG with 16 bits).
 */
export const photographUploaded = onObjectFinalized(
  { bucket: bucketName, retry: true, memory: '2GiB', concurrency: 1, timeoutSeconds: 120 },
  ({ data: { name, size, contentType } }) => processUpload(getServices(), { name, size, contentType }),
)

/** Answers what pages ask for: see domain/site/apiPaths.ts. */
export const api = onRequest(
  {
    // Measured: eight requests at once, each with 7.5 MB of empty objects to import, take 0.6 GB, more than Node's heap in 1 GiB.
    memory: '2GiB',
    concurrency: 8,
  },
  refuseEncodedBodies(createApi(getServices)),
)

// One instance, which writes the snapshot once for many products that are published together.
const publishInTurn = shareRuns(() => publishSnapshot(getServices()))

/** Publishes what staff change of a product: see docs/decisions/039-the-catalogue-is-published-without-a-build.md. */
export const productWritten = onDocumentWritten(
  {
    document: `${firestoreCollectionNames.products}/{id}`,
    retry: true,
    maxInstances: 1,
  },
  async ({ params }) => {
    try {
      await onProductWritten(getServices(), params.id, publishInTurn)
    } catch (error) {
      logError('A product could not be published and its event comes again', {
        id: params.id,
        message: error instanceof Error ? error.message : '',
      })
      throw error
    }
  },
)

/** Publishes the shop's settings, and moves what is due by other opening hours. */
export const shopSettingsWritten = onDocumentWritten(
  {
    document: `${firestoreCollectionNames.settings}/shop`,
    retry: true,
    timeoutSeconds: eventTimeoutSeconds,
  },
  async ({ data }) => {
    try {
      await onShopSettingsWritten(getServices(), data?.before.data(), data?.after.data())
    } catch (error) {
      logError('The settings of the shop could not be published and their event comes again', {
        message: error instanceof Error ? error.message : '',
      })
      throw error
    }
  },
)

/** Answers /catalogue/current.json, its parts and the pictures that were published since the build. */
export const publishedFiles = onRequest(
  refuseEncodedBodies(
    sendFileAnswer((request) =>
      answerPublishedFile(getServices(), {
        method: request.method,
        path: request.path,
        ifNoneMatch: request.get('if-none-match'),
      }),
    ),
  ),
)

/** Answers /products/{id} where the build has no such page, and pages whose path has capitals or ends like a sentence. */
export const productPage = onRequest(
  refuseEncodedBodies(sendFileAnswer(({ url }) => answerProductPage(getServices(), url))),
)

/** Sends reminders, makes the next attempts, and goes on with deletions. */
export const everyFiveMinutes = onSchedule(
  { schedule: 'every 5 minutes', timeoutSeconds: scheduleTimeoutSeconds },
  () => runFrequentTasks(getServices()),
)

/** Deletes what is kept longer than /privacy says. */
export const everyNight = onSchedule(
  { schedule: 'every day 03:00', timeZone: 'Africa/Lagos', timeoutSeconds: 540 },
  () => runNightlyTasks(getServices()),
)

/**
 * Runs a schedule in the emulators, which ignore schedules: POST ?schedule=NAME. It is not deployed. It ends before its
 * caller gives up, which waits five minutes as fetch does: runs would otherwise overlap.
 */
export const runSchedule =
  process.env.FUNCTIONS_EMULATOR === 'true'
    ? onRequest({ timeoutSeconds: 240 }, async (request, response) => {
        if (request.query.schedule === 'everyNight') await runNightlyTasks(getServices())
        else await runFrequentTasks(getServices())
        response.json({})
      })
    : undefined

function createSentItemTrigger(kind: SentItemKind) {
  const options = { retry: true, timeoutSeconds: eventTimeoutSeconds }
  return onDocumentWritten({ document: `${kind}/{id}`, ...options }, ({ params, data }) => {
    const key = { kind, id: params.id }
    return logFailure(key, onSentItemWritten(getServices(), key, data?.before.data(), data?.after.data()))
  })
}

function createReplyTrigger(kind: SentItemKind) {
  const document = `${kind}/{id}/${firestoreCollectionNames.replies}/{replyId}`
  return onDocumentCreated(
    { document, retry: true, timeoutSeconds: eventTimeoutSeconds },
    ({ params: { id = '', replyId = '' } }) =>
      logFailure({ kind, id }, onReplyCreated(getServices(), { kind, id }, replyId)),
  )
}

async function logFailure(key: SentItemKey, handling: Promise<void>): Promise<void> {
  try {
    await handling
  } catch (error) {
    logError('An event failed and comes again', { ...key, name: error instanceof Error ? error.name : '' })
    throw error
  }
}
