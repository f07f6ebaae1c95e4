import { describe, test } from 'vitest'
import { photographUploadTestCases, pictureUploadTestCases } from '../schemas/uploadCases'
import { expectAllowed, expectDenied } from './expectations'
import {
  createTestFileBytes,
  uniquePicturePath,
  uniqueUploadPath,
  initStorageTest,
  pngUploadMetadata,
} from './storageTest'

const { storageAs, seedFile } = await initStorageTest(import.meta.url)

const suites = [
  { what: 'a picture', cases: pictureUploadTestCases, path: uniquePicturePath },
  { what: 'a photograph', cases: photographUploadTestCases, path: uniqueUploadPath },
]

describe.each(suites)('$what', ({ cases, path }) => {
  const upload = async (name: string, count: number, contentType: string) => {
    await storageAs('bisi').ref(name).put(createTestFileBytes(count), { contentType })
  }

  test.each(cases)(
    'with type $type and $bytes bytes is allowed: $taken',
    async ({ type, bytes: count, taken }) => {
      const name = path()
      if (taken) return expectAllowed(upload(name, count, type))
      await expectDenied(upload(name, count, type))
      await expectAllowed(upload(name, 10, pngUploadMetadata.contentType))
      await expectDenied(upload(name, count, type))
    },
  )
})

test.each(pictureUploadTestCases.filter(({ bytes: count, taken }) => count === 10 && !taken))(
  'a picture cannot become $type by a change of its metadata',
  async ({ type }) => {
    const name = uniquePicturePath()
    await seedFile(name, pngUploadMetadata)
    await expectDenied(storageAs('bisi').ref(name).updateMetadata({ contentType: type }))
    await expectAllowed(storageAs('bisi').ref(name).updateMetadata(pngUploadMetadata))
  },
)
