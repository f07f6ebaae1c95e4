import { describe, test } from 'vitest'
import { expectAllowed, expectDenied } from './outcome'
import { impostors, type Persona } from './personas'
import { bytes, freshPicture, json, openStorage, png } from './storage-stage'

const { as, put } = await openStorage('storage-access')

const customers: readonly Persona[] = ['visitor', 'guest', 'ada', ...impostors]
const everyone: readonly Persona[] = [...customers, 'bisi']
const places = [
  { what: 'a picture', metadata: png, path: freshPicture },
  { what: 'a picture deep down', metadata: png, path: () => `products/84/800/${crypto.randomUUID()}.png` },
  { what: 'the snapshot', metadata: json, path: () => 'catalogue/current.json' },
]

describe.each(places)('$what', ({ metadata, path }) => {
  test.each(everyone)('%s gets it', async (persona) => {
    const name = path()
    await put(name, metadata)
    await expectAllowed(as(persona).ref(name).getMetadata())
    await expectAllowed(as(persona).ref(name).getDownloadURL())
  })

  test.each(customers)('%s does not write, overwrite, change or delete it', async (persona) => {
    const file = as(persona).ref(path())
    await expectDenied(upload(file.put(bytes(10), metadata)))
    await put(file.fullPath, metadata)
    await expectDenied(upload(file.put(bytes(11), metadata)))
    await expectDenied(file.updateMetadata({ cacheControl: 'no-store' }))
    await expectDenied(file.delete())
    await expectAllowed(as('bisi').ref(file.fullPath).delete())
  })

  test('staff write, overwrite, change and delete it', async () => {
    const file = as('bisi').ref(path())
    await expectAllowed(upload(file.put(bytes(10), metadata)))
    await expectAllowed(upload(file.put(bytes(11), metadata)))
    await expectAllowed(file.updateMetadata({ ...metadata, cacheControl: 'public, max-age=300' }))
    await expectAllowed(file.delete())
  })
})

describe('lists', () => {
  test.each(customers)('%s lists no pictures', async (persona) => {
    await expectDenied(as(persona).ref('products').listAll())
    await expectDenied(as(persona).ref('products/84').list({ maxResults: 1 }))
    await expectAllowed(as('bisi').ref('products').listAll())
    await expectAllowed(as('bisi').ref('products/84').list({ maxResults: 1 }))
  })

  test.each(everyone)('%s does not list the whole bucket', async (persona) => {
    await expectDenied(as(persona).ref().list({ maxResults: 1 }))
    await expectAllowed(as('bisi').ref('products').list({ maxResults: 1 }))
  })
})

describe.each([
  'logo.png',
  'catalogue/next.json',
  'catalogue/current.json/more',
  'users/ada/a.png',
  'product/84/a.png',
])('%s', (path) => {
  test.each(everyone)('is closed to %s', async (persona) => {
    const file = as(persona).ref(path)
    const metadata = path.endsWith('.png') ? png : json
    await expectDenied(file.getMetadata())
    await expectDenied(upload(file.put(bytes(10), metadata)))
    await put(path, metadata)
    await expectDenied(file.getMetadata())
    await expectDenied(upload(file.put(bytes(10), metadata)))
    await expectDenied(file.updateMetadata({ cacheControl: 'no-store' }))
    await expectDenied(file.delete())
    await expectAllowed(upload(as('bisi').ref(freshPicture()).put(bytes(10), png)))
  })
})

/** An upload as a promise: the task itself is thenable, and no promise. */
async function upload(task: PromiseLike<unknown>): Promise<void> {
  await task
}
