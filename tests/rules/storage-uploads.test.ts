import { describe, test } from 'vitest'
import { invalidSubmissionIds, validSubmissionIds } from '../schemas/sentItemCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { outsiders, staff } from './personas'
import {
  createTestFileBytes,
  initStorageTest,
  pngUploadMetadata,
  uniquePicturePath,
  uniqueUploadPath,
} from './storageTest'

const { storageAs, objectAs, seedFile, uploadAs } = await initStorageTest(import.meta.url)

const everyone = [...outsiders, ...staff] as const

type UploadTestCase = { readonly type: string; readonly bytes: number; readonly taken: boolean }

const refusedTypes = [
  ...[
    'application/pdf',
    'image/svg+xml',
    'text/html',
    'image/gif',
    'image/png; charset=utf-8',
    'image/PNG',
    'image/jpg',
  ],
  ...['image/*', 'application/octet-stream', 'application/json', 'application/xhtml+xml', 'text/plain'],
]

const refusedCase = (type: string): UploadTestCase => ({ type, bytes: 10, taken: false })

/** Test cases for files that staff upload to products/ in Storage. */
const pictureUploadTestCases: readonly UploadTestCase[] = [
  { type: 'image/avif', bytes: 1, taken: true },
  { type: 'image/webp', bytes: 10, taken: true },
  { type: 'image/jpeg', bytes: 10, taken: true },
  { type: 'image/png', bytes: 5_242_880, taken: true },
  { type: 'image/png', bytes: 5_242_881, taken: false },
  { type: 'image/png', bytes: 0, taken: false },
  ...refusedTypes.map(refusedCase),
]

/** Test cases for photographs and certificates that staff upload to uploads/ in Storage. */
const uploadTestCases: readonly UploadTestCase[] = [
  { type: 'image/jpeg', bytes: 1, taken: true },
  { type: 'image/png', bytes: 10, taken: true },
  { type: 'image/webp', bytes: 10, taken: true },
  { type: 'image/avif', bytes: 20_971_520, taken: true },
  { type: 'image/avif', bytes: 20_971_521, taken: false },
  { type: 'image/jpeg', bytes: 0, taken: false },
  { type: 'application/pdf', bytes: 1, taken: true },
  { type: 'application/pdf', bytes: 5_242_880, taken: true },
  { type: 'application/pdf', bytes: 5_242_881, taken: false },
  { type: 'application/pdf', bytes: 0, taken: false },
  ...['image/heic', 'image/svg+xml', 'text/html', 'application/json', 'application/PDF'].map(refusedCase),
  ...['application/pdf; charset=utf-8', 'application/x-pdf', 'application/octet-stream'].map(refusedCase),
]

describe.each([
  { what: 'a picture', cases: pictureUploadTestCases, path: uniquePicturePath },
  { what: 'an upload', cases: uploadTestCases, path: uniqueUploadPath },
])('$what', ({ cases, path }) => {
  test.each(cases)('with type $type and $bytes bytes is allowed: $taken', ({ type, bytes, taken }) =>
    expectDecision(uploadAs('bisi', path(), createTestFileBytes(bytes), { contentType: type }), taken),
  )
})

test.each(pictureUploadTestCases.filter(({ bytes, taken }) => bytes === 10 && !taken))(
  'a picture cannot become $type by a change of its metadata',
  async ({ type }) => {
    const path = uniquePicturePath()
    await seedFile(path, pngUploadMetadata)
    await expectDenied(objectAs('bisi', path).updateMetadata({ contentType: type }))
  },
)

test('staff can upload a photograph, and all staff can get and delete it', async () => {
  const path = uniqueUploadPath()
  await expectAllowed(uploadAs('bisi', path))
  await expectAllowed(objectAs('chidi', path).getMetadata(), objectAs('chidi', path).getDownloadURL())
  await expectAllowed(objectAs('chidi', path).delete())
  await expectAllowed(uploadAs('bisi', path))
})

test.each(outsiders)('%s cannot upload, get or delete a photograph', async (persona) => {
  const path = uniqueUploadPath()
  const file = objectAs(persona, path)
  await expectDenied(uploadAs(persona, path))
  await seedFile(path, pngUploadMetadata)
  await expectDenied(file.getMetadata(), file.getDownloadURL(), file.delete())
})

test.each(everyone)('%s cannot overwrite, change or list photographs', async (persona) => {
  const path = uniqueUploadPath()
  await seedFile(path, pngUploadMetadata)
  await expectDenied(
    uploadAs(persona, path, createTestFileBytes(11)),
    objectAs(persona, path).updateMetadata({ cacheControl: 'no-store' }),
    objectAs(persona, path).updateMetadata({ contentType: 'image/jpeg' }),
    storageAs(persona).ref('uploads').list({ maxResults: 1 }),
    storageAs(persona).ref('uploads/84').list({ maxResults: 1 }),
  )
})

describe('the name of a photograph', () => {
  let lastProduct = 0

  /** A name that no test has uploaded before: a photograph that exists is denied for another reason. */
  const withUploadId = (id: string) => {
    lastProduct += 1
    return `uploads/${lastProduct}/${id}`
  }

  test.each(validSubmissionIds)('may end in %s', (id) => expectAllowed(uploadAs('bisi', withUploadId(id))))

  test.each(invalidSubmissionIds)('may not end in %s', (id) =>
    expectDenied(uploadAs('bisi', withUploadId(id))),
  )

  test.each(['1', '10', '99999'])('may have the product %s', (id) =>
    expectAllowed(uploadAs('bisi', uniqueUploadPath(id))),
  )

  test.each(['0', '084', '100000', '8a', 'a', ':', '8:'])('may not have the product %s', (id) =>
    expectDenied(uploadAs('bisi', uniqueUploadPath(id))),
  )

  test.each([
    ['end in a slash', (path: string) => `${path}/`],
    ['end in a slash in place of its last character', (path: string) => `${path.slice(0, -1)}/`],
    ['have a further folder', (path: string) => `${path}/more`],
    ['have a folder before the product', (path: string) => path.replace('uploads/', 'uploads/more/')],
    ['have no product', (path: string) => path.replace('/84', '')],
    ['have another folder', (path: string) => path.replace('uploads', 'upload')],
  ])('may not %s', (_, change) => expectDenied(uploadAs('bisi', change(uniqueUploadPath()))))
})
