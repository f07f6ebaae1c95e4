import { expect, test } from 'vitest'
import { serializeSnapshot, snapshotPartFolder } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { removeUnusedParts } from '../../functions/catalogue/snapshotFile'
import type { Bucket } from '../../functions/services'

const dayMs = 86_400_000
const snapshot = serializeSnapshot({ base: '/catalogue/first/', products: [], parts: [] })

/** A part that the snapshot does not name, in a bucket that answers every change with this status of HTTP. */
function createBucket(status: number, metadata: Record<string, string>) {
  const changes: unknown[] = []
  const refuse = (change: unknown) => {
    changes.push(change)
    return Promise.reject(Object.assign(new Error('refused'), { code: status }))
  }
  const part = {
    name: `${snapshotPartFolder.slice(1)}part.json`,
    metadata: { generation: '17', metageneration: '2', metadata },
    delete: refuse,
    setMetadata: (_: unknown, condition: unknown) => refuse(condition),
  }
  const bucket = {
    getFiles: () => Promise.resolve([[part]]),
    file: () => ({ download: () => Promise.resolve([Buffer.from(snapshot)]) }),
  }
  return { bucket: bucket as unknown as Bucket, changes }
}

test.each([
  ['is marked as unused', {}],
  ['is deleted', { unusedSince: '0' }],
])('a part that is published again while it %s stays as it is', async (_, metadata) => {
  for (const status of [412, 404]) {
    const { bucket, changes } = createBucket(status, metadata)
    await removeUnusedParts(bucket, dayMs)
    expect(changes).toEqual([{ ifGenerationMatch: '17', ifMetagenerationMatch: '2' }])
  }
  await expect(removeUnusedParts(createBucket(403, metadata).bucket, dayMs)).rejects.toThrow('refused')
})
