import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { onTestFinished } from 'vitest'
import { onSentItemWritten } from '../../../functions/events/onSentItemWritten'
import { processUpload } from '../../../functions/pictures/processUpload'
import { checkNewDevice } from '../../../functions/push/checkNewDevice'
import { readDevice } from '../../../functions/push/pushDevices'
import { createVapidKeys } from '../../../functions/push/vapidKeys'
import { getReminderDocument } from '../../../functions/reminders/sendReminders'
import type { Services } from '../../../functions/services'
import type { BackupProject } from '../../../seed/backup/backUp'
import { createDocuments } from '../../../seed/backup/restDocuments'
import { emptyEmulators } from '../../../seed/backup/emptyEmulators'
import { openDatabase } from '../../../seed/backup/openDatabase'
import { resolveTargetFirebaseProject } from '../../../seed/projectTarget'
import { createStoredProduct } from '../../createStoredProduct'
import { answerRequest, deliverArrival, storeRequest } from './sentItemEvents'
import { createTestServices } from './testServices'

export type TestShop = BackupProject & {
  services: Services
  /** Deletes everything but the accounts. */
  wipe: () => Promise<void>
  countMails: () => number
}

/** A shop with functions that send e-mail, in an empty project of the emulators. */
export async function openShop(): Promise<TestShop> {
  const { services, sink } = await createTestServices()
  const { firestore, bucket } = services
  const [project = ''] = bucket.name.split('.')
  const target = resolveTargetFirebaseProject({ project, portOffset: 0, isProduction: false }, process.env)
  if (!target.hosts) throw new Error('This test wants the emulators.')
  const { hosts } = target
  const database = openDatabase(target)
  const wipe = () => emptyEmulators(hosts, { project, bucket })
  return { project, database, firestore, bucket, services, wipe, countMails: () => sink.listMails().length }
}

const createdAt = Timestamp.fromMillis(Date.now() - 3_600_000)

/** Stores what a day leaves behind: products, a photograph, a device, and values of every type. */
export async function storeADay({ services, database, firestore, bucket }: TestShop): Promise<void> {
  for (const id of ['1', '84'])
    await firestore.doc(`products/${id}`).set({ ...createStoredProduct(id), updatedAt: createdAt })
  await services.auth.createUser({ uid: 'ada' })
  await storeDevice(firestore, '1', 'ada')
  const upload = bucket.file('uploads/84/aaaaaaaaaaaaaaaaaaaa')
  await upload.save('no photograph', { resumable: false, metadata: { contentType: 'image/jpeg' } })
  await firestore.doc('pictureUploads/aaaaaaaaaaaaaaaaaaaa').set({
    productId: '84',
    ...{ state: 'ready', image: createStoredProduct('84').image, at: createdAt },
  })
  const metadata = {
    contentType: 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
    metadata: { firebaseStorageDownloadTokens: 'token' },
  }
  const picture = bucket.file('products/84/oil ọ.webp')
  await picture.save(Buffer.from([0, 255, 10, 13]), { resumable: false, metadata })
  await storeEveryType(firestore)
  // The Admin SDK would write a whole number as an integer.
  const fields = { whole: { doubleValue: 1 } }
  await createDocuments(database, [{ path: 'missing/parent/odd names/double', fields }])
}

/**
 * Lives through a day: a request waits until nobody is reminded of it any more, another one is answered by e-mail, and staff
 * register a device after that. Functions hear of all of it.
 */
export async function liveThroughADay(shop: TestShop): Promise<void> {
  await storeADay(shop)
  const { services, firestore } = shop
  const waiting = await storeRequest(services, { createdAt })
  const answered = await storeRequest(services, { createdAt, list: 'Line one\nLine two\u2028Line three' })
  await Promise.all([waiting, answered].map((stored) => deliverArrival(services, stored)))
  const fields = await answerRequest(services, answered)
  await onSentItemWritten(services, answered.key, answered.fields, fields)
  await firestore.collection(`requests/${answered.key.id}/notes`).add({ uid: 'sola', text: 'Rang twice' })
  await getReminderDocument(firestore, waiting.key).delete()
  await services.auth.createUser({ uid: 'sola' })
  await services.auth.setCustomUserClaims('sola', { staff: true })
  await storeDevice(firestore, '2', 'sola')
  await checkDevices(services)
}

/** Stores a value of every type of Firestore, beneath a document that does not exist. */
async function storeEveryType(firestore: TestShop['firestore']): Promise<void> {
  await firestore.doc('missing/parent/odd names/a.b').set({
    integer: 1,
    greatest: Number.MAX_SAFE_INTEGER,
    double: 1.5,
    notANumber: Number.NaN,
    infinite: -Infinity,
    time: new Timestamp(1_790_000_000, 123_456_000),
    bytes: Buffer.from([0, 255]),
    place: new GeoPoint(6.45, 3.39),
    reference: firestore.doc('products/84'),
    vector: FieldValue.vector([1, 2.5]),
    nothing: null,
    'a field of `any` name': [{ referenceValue: 'text', deep: [] }, true, ''],
  })
}

async function storeDevice(firestore: TestShop['firestore'], id: string, uid: string): Promise<void> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${id}`
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  await firestore.doc(`pushDevices/${id}`).set({ uid, endpoint, ...keys, createdAt })
}

/** Delivers the events of all devices that tell that they are new. */
async function checkDevices({ firestore, auth, allowLoopback }: Services): Promise<void> {
  for (const { id } of (await firestore.collection('pushDevices').get()).docs) {
    const device = await readDevice(firestore, id)
    if (device) await checkNewDevice(firestore, auth, device, { allowLoopback })
  }
}

/** Delivers the events that Cloud Functions has for what a restore has written. Push messages are on by then. */
export async function deliverRestoreEvents({ firestore, bucket, ...shop }: TestShop): Promise<void> {
  const services = { ...shop.services, pushKeys: createVapidKeys() }
  for (const { ref, id } of (await firestore.collection('requests').get()).docs)
    await onSentItemWritten(services, { kind: 'requests', id }, undefined, (await ref.get()).data())
  await checkDevices(services)
  const [files] = await bucket.getFiles()
  for (const { name, metadata } of files) await processUpload(services, { name, size: Number(metadata.size) })
}

/** A folder that goes when the test ends. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arielle-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The content of all files of a folder, by path. */
export async function readFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const contents = paths
    .sort()
    .map(async (path) => [path.slice(folder.length), await readFile(path, 'latin1')])
  return Object.fromEntries(await Promise.all(contents)) as Record<string, string>
}
