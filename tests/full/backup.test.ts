import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { isRestored, onProductWritten } from '../../functions/catalogue/onProductWritten'
import { getReminderDocument, toReminderFields } from '../../functions/reminders/sendReminders'
import { getRestoreMark } from '../../functions/restoreMark'
import { runFrequentTasks, runNightlyTasks } from '../../functions/schedules/scheduledTasks'
import { backUp } from '../../seed/backup/backUp'
import { restore } from '../../seed/backup/restore'
import {
  createFolder,
  deliverRestoreEvents,
  liveThroughADay,
  openShop,
  readFolder,
  storeADay,
  type TestShop,
} from '../functions/stack/backupStories'
import { storeRequest } from '../functions/stack/sentItemEvents'

/** A shop with content, and its backup. */
async function createBackup(fill: (shop: TestShop) => Promise<void> = storeADay) {
  const shop = await openShop()
  await fill(shop)
  const folder = await createFolder()
  await backUp(shop, folder)
  return { shop, folder }
}

async function backUpAgain(shop: TestShop): Promise<Record<string, string>> {
  const folder = await createFolder()
  await backUp(shop, folder)
  return readFolder(folder)
}

test('a shop that is wiped and restored differs in nothing, and no event of it sends a message or counts twice', async () => {
  const { shop, folder } = await createBackup(liveThroughADay)
  const before = await readFolder(folder)
  const mails = shop.countMails()
  expect(mails).toBeGreaterThan(2)
  await shop.wipe()
  await restore(shop, folder)
  expect(await backUpAgain(shop)).toEqual(before)
  await deliverRestoreEvents(shop)
  expect(await backUpAgain(shop)).toEqual(before)
  expect(shop.countMails()).toBe(mails)
})

test('a backup has every type of value and of metadata, and is restored into another project, within which its references stay', async () => {
  const { folder } = await createBackup()
  const { '/objects.ndjson': objects = '', ...files } = await readFolder(folder)
  const odd = files['/firestore/missing.ndjson'] ?? ''
  for (const value of [
    '"integer":{"integerValue":"1"}',
    '"whole":{"doubleValue":1}',
    '"notANumber":{"doubleValue":"NaN"}',
    '"time":{"timestampValue":"2026-09-21T14:13:20.123456Z"}',
    '"bytes":{"bytesValue":"AP8="}',
    '"place":{"geoPointValue":{"latitude":6.45,"longitude":3.39}}',
    '"reference":{"referenceValue":"/products/84"}',
  ])
    expect(odd).toContain(value)
  expect(objects).toContain('"cacheControl":"public, max-age=31536000, immutable"')
  const other = await openShop()
  await restore(other, folder)
  const restored = await other.firestore.doc('missing/parent/odd names/a.b').get()
  const reference = restored.get('reference') as DocumentReference
  expect((await reference.get()).get('id')).toBe('84')
})

test('a product that is restored is not published again; one that staff create or change is', async () => {
  const document = (await openShop()).firestore.doc('products/1')
  const missing = await document.get()
  await document.set({ updatedAt: Timestamp.fromMillis(Date.now() - 3_600_000) })
  const restored = await document.get()
  await document.delete()
  await document.set({ updatedAt: Timestamp.now() })
  expect(isRestored({ before: missing, after: restored })).toBe(true)
  expect(isRestored({ before: restored, after: restored })).toBe(false)
  expect(isRestored({ before: missing, after: await document.get() })).toBe(false)
})

test('a restore that was interrupted goes on, and leaves what has changed since; schedules wait until it is complete', async () => {
  const { shop, folder } = await createBackup(storeDueReminder)
  const { firestore, database, services } = shop
  await shop.wipe()
  const call: typeof database.call = (method, body) =>
    JSON.stringify(body).includes('/requests/')
      ? Promise.reject(new Error('killed'))
      : database.call(method, body)
  await expect(restore({ ...shop, database: { ...database, call } }, folder)).rejects.toThrow('killed')
  await runFrequentTasks(services)
  await runNightlyTasks(services)
  await expect(backUp(shop, await createFolder())).rejects.toThrow('is not complete')
  await firestore.doc('figureEntries/changed').set({ changed: true })
  await restore(shop, folder)
  expect((await firestore.collection('reminders').get()).size).toBe(1)
  expect((await firestore.doc('figureEntries/changed').get()).data()).toEqual({ changed: true })
  expect((await firestore.collection('requests').get()).size).toBe(1)
  expect((await firestore.doc('functionStates/restore').get()).exists).toBe(false)
})

/** Stores a request with a reminder that is due: without its request, a schedule would delete it. */
async function storeDueReminder({ services, firestore }: TestShop): Promise<void> {
  const { key } = await storeRequest(services)
  await getReminderDocument(firestore, key).set(toReminderFields(key, 'dueSoon', Date.now() - 1000))
  await firestore.doc('figureEntries/changed').set({ changed: false })
}

test('a project whose functions run is restored after all was deleted, and what they wrote meanwhile gives way to the backup', async () => {
  const { shop, folder } = await createBackup(async ({ firestore, bucket }) => {
    await firestore.doc('functionStates/catalogueSnapshot').set({ ids: ['84'], revision: 7, base: 'first' })
    await bucket.file('catalogue/current.json').save('published', { resumable: false })
  })
  const before = await readFolder(folder)
  await shop.wipe()
  await shop.firestore.doc('functionStates/catalogueSnapshot').set({ ids: [], revision: 1, base: 'first' })
  await shop.bucket.file('catalogue/current.json').save('nothing is published', { resumable: false })
  await restore(shop, folder)
  expect(await backUpAgain(shop)).toEqual(before)
})

test('a product that is written while a restore goes on is published when the restore is complete', async () => {
  const { services, firestore } = await openShop()
  await getRestoreMark(firestore).set({})
  await expect(onProductWritten(services, '84')).rejects.toThrow('A restore is not complete')
})

test('a damaged or incomplete backup, and a project that is not empty, are refused before anything is written', async () => {
  const { shop, folder } = await createBackup()
  await expect(backUp(shop, folder)).rejects.toThrow('has a backup already')
  await expect(restore(shop, folder)).rejects.toThrow('is not empty')
  await shop.wipe()
  await expect(restore(shop, await createFolder())).rejects.toThrow('no complete backup')
  await appendFile(join(folder, 'firestore/products.ndjson'), '\n')
  await expect(restore(shop, folder)).rejects.toThrow('products.ndjson is not as it was written')
  expect(await shop.firestore.listCollections()).toEqual([])
})
