import { describe, test } from 'vitest'
import { expectAllowed, expectDenied } from './expectations'
import { outsiders, type RulesTestUserName } from './personas'
import {
  createTestFileBytes,
  initStorageTest,
  jsonUploadMetadata,
  pngUploadMetadata,
  uniquePicturePath,
} from './storageTest'

const { objectAs, storageAs, seedFile, uploadAs } = await initStorageTest(import.meta.url)

const everyone = [...outsiders, 'bisi'] as const

/** Uploads a file, and tries all that changes or removes one that exists. */
const writeOperations = (persona: RulesTestUserName, name: string, metadata = pngUploadMetadata) => [
  uploadAs(persona, name, createTestFileBytes(11), metadata),
  objectAs(persona, name).updateMetadata({ cacheControl: 'no-store' }),
  objectAs(persona, name).delete(),
]

describe.each([
  ['a picture', uniquePicturePath],
  ['a picture in a subfolder', () => uniquePicturePath('products/84/800')],
])('%s', (_, createPath) => {
  test.each(everyone)('%s can get it', async (persona) => {
    const path = createPath()
    await seedFile(path, pngUploadMetadata)
    await expectAllowed(objectAs(persona, path).getMetadata(), objectAs(persona, path).getDownloadURL())
  })

  test.each(outsiders)('%s cannot upload, overwrite, change or delete it', async (persona) => {
    const path = createPath()
    await expectDenied(uploadAs(persona, path))
    await seedFile(path, pngUploadMetadata)
    await expectDenied(...writeOperations(persona, path))
  })

  test('staff can upload, overwrite, change and delete it', async () => {
    const path = createPath()
    await expectAllowed(uploadAs('bisi', path))
    for (const operation of [
      () => uploadAs('bisi', path, createTestFileBytes(11)),
      () =>
        objectAs('bisi', path).updateMetadata({ ...pngUploadMetadata, cacheControl: 'public, max-age=300' }),
      () => objectAs('bisi', path).delete(),
    ])
      await expectAllowed(operation())
  })
})

describe('lists', () => {
  test('staff can list pictures', () =>
    expectAllowed(
      storageAs('bisi').ref('products').listAll(),
      storageAs('bisi').ref('products/84').list({ maxResults: 1 }),
    ))

  test.each(['products/..', 'products/84/../../uploads', 'products/.'])('staff cannot list %s', (folder) =>
    expectDenied(objectAs('bisi', folder).list({ maxResults: 1 })),
  )

  test.each(outsiders)('%s cannot list pictures', (persona) =>
    expectDenied(
      storageAs(persona).ref('products').listAll(),
      storageAs(persona).ref('products/84').list({ maxResults: 1 }),
    ),
  )

  test.each(everyone)(
    '%s can list neither the whole bucket nor the folders of the snapshot and of certificates',
    async (persona) => {
      await expectDenied(
        storageAs(persona).ref().list({ maxResults: 1 }),
        storageAs(persona).ref('catalogue').list({ maxResults: 1 }),
        storageAs(persona).ref('catalogue/parts').list({ maxResults: 1 }),
        storageAs(persona).ref('certificates').list({ maxResults: 1 }),
        storageAs(persona).ref('certificates/84').list({ maxResults: 1 }),
      )
    },
  )
})

describe.each([
  ['the snapshot', 'catalogue/current.json'],
  ['a part of the snapshot', `catalogue/parts/${'0'.repeat(64)}.json`],
])('%s', (_, path) => {
  test.each(everyone)('%s can get it', async (persona) => {
    await seedFile(path, jsonUploadMetadata)
    await expectAllowed(objectAs(persona, path).getMetadata(), objectAs(persona, path).getDownloadURL())
  })

  test.each(everyone)('%s cannot upload, overwrite, change or delete it', async (persona) => {
    await expectDenied(uploadAs(persona, path, createTestFileBytes(10), jsonUploadMetadata))
    await seedFile(path, jsonUploadMetadata)
    await expectDenied(...writeOperations(persona, path, jsonUploadMetadata))
  })
})

test.each([
  ...[
    'logo.png',
    'catalogue/next.json',
    'catalogue/current.json/more',
    'catalogue/parts/a/b.json',
    'users/ada/a.png',
  ],
  ...['product/84/a.png', 'products', 'products/', 'products//'],
  'certificates/84/ABC234efghijklmnopqr.pdf',
])('nobody can read or write an object named %s', async (name) => {
  const metadata = getMetadata(name)
  for (const persona of ['visitor', 'ada', 'bisi'] as const) {
    await expectDenied(
      objectAs(persona, name).getMetadata(),
      uploadAs(persona, name, createTestFileBytes(10), metadata),
    )
    await seedFile(name, metadata)
    await expectDenied(objectAs(persona, name).getMetadata(), ...writeOperations(persona, name, metadata))
  }
})

function getMetadata(name: string) {
  if (name.endsWith('.pdf')) return { contentType: 'application/pdf' }
  return name.includes('.json') ? jsonUploadMetadata : pngUploadMetadata
}

// For a browser, a proxy and the emulator these are the names of other files.
test.each([
  ...['products/84/../a.png', 'products/../catalogue/current.json', 'products/84/../../uploads/84/a.png'],
  ...[
    'products/./a.png',
    'products/84/./a.png',
    'products/84/.',
    'products/84/..',
    'products/84/a\n/../b.png',
  ],
  ...[`uploads/../${'a'.repeat(20)}`, `uploads/./${'b'.repeat(20)}`, 'uploads/84/.', 'uploads/84/..'],
])('nobody can read or write an object named %j', async (name) => {
  for (const persona of ['visitor', 'ada', 'bisi'] as const) {
    await expectDenied(objectAs(persona, name).getMetadata(), uploadAs(persona, name))
    await seedFile(name, pngUploadMetadata)
    await expectDenied(objectAs(persona, name).getMetadata(), ...writeOperations(persona, name))
  }
})

test.each(['products/84/..a.png', 'products/.a/b..png', 'products/84/...'])(
  'staff can upload and delete, and everyone can get, the picture %s',
  async (name) => {
    await expectAllowed(uploadAs('bisi', name))
    await expectAllowed(objectAs('visitor', name).getMetadata())
    await expectAllowed(objectAs('bisi', name).delete())
  },
)
