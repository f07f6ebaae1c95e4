import { describe, test } from 'vitest'
import { pictureUploadTestCases, catalogueSnapshotUploadTestCases } from '../schemas/uploadCases'
import { expectAllowed, expectDenied } from './expectations'
import {
  createTestFileBytes,
  uniquePicturePath,
  jsonUploadMetadata,
  initStorageTest,
  pngUploadMetadata,
} from './storageTest'

const { storageAs, seedFile } = await initStorageTest(import.meta.url)

const suites = [
  { what: 'a picture', cases: pictureUploadTestCases, valid: pngUploadMetadata, path: uniquePicturePath },
  {
    what: 'the snapshot',
    cases: catalogueSnapshotUploadTestCases,
    valid: jsonUploadMetadata,
    path: () => 'catalogue/current.json',
  },
]

describe.each(suites)('$what', ({ cases, valid, path }) => {
  const upload = async (name: string, count: number, contentType: string) => {
    await storageAs('bisi').ref(name).put(createTestFileBytes(count), { contentType })
  }

  test.each(cases)(
    'with type $type and $bytes bytes is allowed: $taken',
    async ({ type, bytes: count, taken }) => {
      const name = path()
      if (taken) return expectAllowed(upload(name, count, type))
      await expectDenied(upload(name, count, type))
      await expectAllowed(upload(name, 10, valid.contentType))
      await expectDenied(upload(name, count, type))
    },
  )

  test.each(cases.filter(({ bytes: count, taken }) => count === 10 && !taken))(
    'cannot become $type by a change of its metadata',
    async ({ type }) => {
      const name = path()
      await seedFile(name, valid)
      await expectDenied(storageAs('bisi').ref(name).updateMetadata({ contentType: type }))
      await expectAllowed(storageAs('bisi').ref(name).updateMetadata(valid))
    },
  )
})
