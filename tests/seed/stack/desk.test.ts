import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { seedReplyTemplates } from '../../../seed/desk/seedReplyTemplates'
import { findReplyTemplateErrors } from '../../../web/domain/replies/replyTemplate'
import { createSeedTestProject } from './seedProject'

test('a new project gets four reply templates, which are valid', async () => {
  const { firestore } = await createSeedTestProject()
  expect(await seedReplyTemplates(firestore)).toBe(4)
  const { docs } = await firestore.collection('replyTemplates').get()
  expect(docs).toHaveLength(4)
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
