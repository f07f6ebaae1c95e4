import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { sweepItems } from '../../../functions/events/sweepItems'
import type { Services } from '../../../functions/services'
import { toPlainFields } from '../../../functions/firestoreReads'
import { loadCatalogue } from '../../../seed/catalogue/loadCatalogue'
import { seedDemoItems, seedReplyTemplates } from '../../../seed/desk/seedDesk'
import { findReplyTemplateErrors } from '../../../domain/replies/replyTemplate'
import { listDemoDocuments } from '../desk/demoDocuments'
import { provideProductionCredentials } from './productionCredentials'
import { createSeedTestProject } from './seedProject'

const { products } = await loadCatalogue()
const now = Date.parse('2026-03-08T21:15:30Z')

test('every demo item, its notes and its replies are stored as they were made', async () => {
  const { firestore } = await createSeedTestProject()
  expect(await seedDemoItems(firestore, products, now)).toEqual({ written: 40, unchanged: 0 })
  for (const { path, fields, notes, replies } of listDemoDocuments(products, now)) {
    expect(await readDates(path)).toEqual(fields)
    for (const each of [...notes, ...replies]) expect(await readDates(each.path)).toEqual(each.fields)
  }
  expect((await firestore.collection('requests').get()).size).toBe(26)
  expect((await firestore.collection('enquiries').get()).size).toBe(14)

  async function readDates(path: string) {
    return toPlainFields((await firestore.doc(path).get()).data())
  }
})

test('functions tell nobody about the demo items, also when they look for what no event has counted', async () => {
  const { firestore } = await createSeedTestProject()
  await seedDemoItems(firestore, products, now)
  const services = { firestore, smtpUrl: 'smtp://127.0.0.1:1', pushKeys: null } as Services
  await sweepItems(services, now)
  expect((await firestore.collection('deliveries').get()).size).toBe(0)
  expect((await firestore.collection('days').get()).empty).toBe(false)
})

test('a demo item that a developer has answered stays, and only a missing one is written again', async () => {
  const { firestore } = await createSeedTestProject()
  await seedDemoItems(firestore, products, now)
  const [answered, missing] = (await firestore.collection('requests').where('status', '==', 'new').get()).docs
  await answered?.ref.update({ status: 'answered' })
  await missing?.ref.delete()
  expect(await seedDemoItems(firestore, products, now + 60_000)).toEqual({ written: 1, unchanged: 39 })
  expect((await answered?.ref.get())?.get('status')).toBe('answered')
  expect((await missing?.ref.get())?.exists).toBe(true)
})

test('a new project gets five reply templates, which are valid', async () => {
  const { firestore } = await createSeedTestProject()
  expect(await seedReplyTemplates(firestore)).toBe(5)
  const { docs } = await firestore.collection('replyTemplates').get()
  expect(docs).toHaveLength(5)
  for (const document of docs) {
    expect(Object.keys(document.data()).sort()).toEqual(['name', 'text', 'uid', 'updatedAt'])
    expect(findReplyTemplateErrors(document.data())).toEqual([])
    expect(document.get('uid')).toBe('seed')
    expect(document.get('updatedAt')).toBeInstanceOf(Timestamp)
  }
})

test('reply templates that staff changed or deleted are never taken back', async () => {
  const { firestore } = await createSeedTestProject()
  await seedReplyTemplates(firestore)
  const [changed, ...deleted] = (await firestore.collection('replyTemplates').get()).docs
  await changed?.ref.update({ name: 'Our own words' })
  for (const { ref } of deleted) await ref.delete()
  expect(await seedReplyTemplates(firestore)).toBe(0)
  const left = (await firestore.collection('replyTemplates').get()).docs
  expect(left.map((document) => document.get('name') as unknown)).toEqual(['Our own words'])
})

test('a real project gets the catalogue and reply templates, but no demo account and no demo item', async () => {
  await provideProductionCredentials()
  const { project, seedAsRealProject, firestore, auth } = await createSeedTestProject()
  expect(await seedAsRealProject()).toEqual([
    `Seeded ${project}: 9 written, 0 unchanged; 9 pictures uploaded, 0 unchanged; 5 reply templates written`,
  ])
  expect((await firestore.listCollections()).map(({ id }) => id).sort()).toEqual([
    'products',
    'replyTemplates',
  ])
  expect((await auth.listUsers()).users).toEqual([])
})
