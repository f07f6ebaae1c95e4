import { describe, test } from 'vitest'
import { expectAllowed, expectDenied } from './expectations'
import { fakeStaffAccountNames, type RulesTestUserName } from './personas'
import {
  createTestFileBytes,
  uniquePicturePath,
  jsonUploadMetadata,
  initStorageTest,
  pngUploadMetadata,
} from './storageTest'

const { storageAs, objectAs, seedFile } = await initStorageTest(import.meta.url)

const customers: readonly RulesTestUserName[] = ['visitor', 'guest', 'ada', ...fakeStaffAccountNames]
const everyone: readonly RulesTestUserName[] = [...customers, 'bisi']
const files = [
  { what: 'a picture', metadata: pngUploadMetadata, path: uniquePicturePath },
  {
    what: 'a picture in a subfolder',
    metadata: pngUploadMetadata,
    path: () => `products/84/800/${crypto.randomUUID()}.png`,
  },
]

describe.each(files)('$what', ({ metadata, path }) => {
  test.each(everyone)('%s can get it', async (persona) => {
    const name = path()
    await seedFile(name, metadata)
    await expectAllowed(storageAs(persona).ref(name).getMetadata())
    await expectAllowed(storageAs(persona).ref(name).getDownloadURL())
  })

  test.each(customers)('%s cannot upload, overwrite, change or delete it', async (persona) => {
    const file = storageAs(persona).ref(path())
    await expectDenied(upload(file.put(createTestFileBytes(10), metadata)))
    await seedFile(file.fullPath, metadata)
    await expectDenied(upload(file.put(createTestFileBytes(11), metadata)))
    await expectDenied(file.updateMetadata({ cacheControl: 'no-store' }))
    await expectDenied(file.delete())
    await expectAllowed(storageAs('bisi').ref(file.fullPath).delete())
  })

  test('staff can upload, overwrite, change and delete it', async () => {
    const file = storageAs('bisi').ref(path())
    await expectAllowed(upload(file.put(createTestFileBytes(10), metadata)))
    await expectAllowed(upload(file.put(createTestFileBytes(11), metadata)))
    await expectAllowed(file.updateMetadata({ ...metadata, cacheControl: 'public, max-age=300' }))
    await expectAllowed(file.delete())
  })
})

describe('lists', () => {
  test.each(customers)('%s cannot list pictures', async (persona) => {
    await expectDenied(storageAs(persona).ref('products').listAll())
    await expectDenied(storageAs(persona).ref('products/84').list({ maxResults: 1 }))
    await expectAllowed(storageAs('bisi').ref('products').listAll())
    await expectAllowed(storageAs('bisi').ref('products/84').list({ maxResults: 1 }))
  })

  test.each(everyone)('%s cannot list the whole bucket', async (persona) => {
    await expectDenied(storageAs(persona).ref().list({ maxResults: 1 }))
    await expectAllowed(storageAs('bisi').ref('products').list({ maxResults: 1 }))
  })
})

describe.each([
  'logo.png',
  'catalogue/next.json',
  'catalogue/current.json/more',
  'users/ada/a.png',
  'product/84/a.png',
])('%s', (path) => {
  test.each(everyone)('%s can neither read nor write it', async (persona) => {
    const file = storageAs(persona).ref(path)
    const metadata = path.endsWith('.png') ? pngUploadMetadata : jsonUploadMetadata
    await expectDenied(file.getMetadata())
    await expectDenied(upload(file.put(createTestFileBytes(10), metadata)))
    await seedFile(path, metadata)
    await expectDenied(file.getMetadata())
    await expectDenied(upload(file.put(createTestFileBytes(10), metadata)))
    await expectDenied(file.updateMetadata({ cacheControl: 'no-store' }))
    await expectDenied(file.delete())
    await expectAllowed(
      upload(storageAs('bisi').ref(uniquePicturePath()).put(createTestFileBytes(10), pngUploadMetadata)),
    )
  })
})

describe.each(['products', 'products/', 'products//'])('an object named %s', (name) => {
  test.each(everyone)('%s can neither read nor write it', async (persona) => {
    const file = objectAs(persona, name)
    await seedFile(name, pngUploadMetadata)
    await expectDenied(file.getMetadata())
    await expectDenied(upload(file.put(createTestFileBytes(10), pngUploadMetadata)))
    await expectDenied(file.updateMetadata({ cacheControl: 'no-store' }))
    await expectDenied(file.delete())
    await expectAllowed(
      upload(objectAs('bisi', 'products/8').put(createTestFileBytes(10), pngUploadMetadata)),
    )
  })
})

describe('the snapshot', () => {
  const path = 'catalogue/current.json'

  test.each(everyone)('%s can get it', async (persona) => {
    await seedFile(path, jsonUploadMetadata)
    await expectAllowed(storageAs(persona).ref(path).getMetadata())
    await expectAllowed(storageAs(persona).ref(path).getDownloadURL())
  })

  test.each(everyone)('%s cannot upload, overwrite, change or delete it', async (persona) => {
    const file = storageAs(persona).ref(path)
    await expectDenied(upload(file.put(createTestFileBytes(10), jsonUploadMetadata)))
    await seedFile(path, jsonUploadMetadata)
    await expectDenied(upload(file.put(createTestFileBytes(11), jsonUploadMetadata)))
    await expectDenied(file.updateMetadata({ cacheControl: 'no-store' }))
    await expectDenied(file.delete())
    await expectAllowed(file.getMetadata())
  })

  test.each(everyone)('%s cannot list its folder', async (persona) => {
    await expectDenied(storageAs(persona).ref('catalogue').list({ maxResults: 1 }))
    await expectAllowed(storageAs('bisi').ref('products').list({ maxResults: 1 }))
  })
})

/** Converts an upload task, which is only thenable, to a promise. */
async function upload(task: PromiseLike<unknown>): Promise<void> {
  await task
}
