import { expect, test } from 'vitest'
import { forgetQuotas } from '../../../functions/forgetting/forgetExpiredItems'
import { takeQuota, type Quota } from '../../../functions/limits/quotas'
import { createTestProject } from './testServices'

const quota: Quota = { name: 'answers', max: 1, windowMs: 60_000 }
const now = Date.parse('2026-11-23T12:00:10Z')

test('a key is used so often in a window, though many instances use it at once, and again in the next', async () => {
  const { firestore } = createTestProject()
  const uses = await Promise.all([1, 2].map(() => takeQuota(firestore, quota, 'ada', now)))
  expect(uses.filter(Boolean)).toHaveLength(1)
  expect(await takeQuota(firestore, quota, 'ben', now)).toBe(true)
  expect(await takeQuota(firestore, { ...quota, name: 'other' }, 'ada', now)).toBe(true)
  expect(await takeQuota(firestore, quota, 'ada', now + 49_999)).toBe(false)
  expect(await takeQuota(firestore, quota, 'ada', now + 50_000)).toBe(true)
})

test('a count names nobody, and is forgotten when its window is over', async () => {
  const { firestore } = createTestProject()
  await takeQuota(firestore, quota, 'ada@example.com', now)
  await takeQuota(firestore, quota, 'ada@example.com', now + 60_000)
  await forgetQuotas(firestore, new Date(now + 60_000))
  const { docs } = await firestore.collection('quotas').get()
  expect(docs.map((document) => document.get('count') as unknown)).toEqual([1])
  expect(JSON.stringify(docs.map((document) => [document.id, document.data()]))).not.toContain('ada')
})
