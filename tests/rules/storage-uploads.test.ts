import { describe, test } from 'vitest'
import { invalidSubmissionIds, validSubmissionIds } from '../schemas/submissionIdCases'
import { expectAllowed, expectDenied } from './expectations'
import { fakeStaffAccountNames, type RulesTestUserName } from './personas'
import { createTestFileBytes, initStorageTest, pngUploadMetadata, uniqueUploadPath } from './storageTest'

const { storageAs, objectAs, seedFile } = await initStorageTest(import.meta.url)

const outsiders: readonly RulesTestUserName[] = ['visitor', 'guest', 'ada', ...fakeStaffAccountNames]
const everyone: readonly RulesTestUserName[] = [...outsiders, 'bisi', 'chidi']

/** Uploads a small photograph by its exact name. */
async function uploadAs(persona: RulesTestUserName, name: string, bytes = 10): Promise<void> {
  await objectAs(persona, name).put(createTestFileBytes(bytes), pngUploadMetadata)
}

test('staff can upload a photograph, and all staff can get and delete it', async () => {
  const path = uniqueUploadPath()
  await expectAllowed(uploadAs('bisi', path))
  await expectAllowed(storageAs('chidi').ref(path).getMetadata())
  await expectAllowed(storageAs('chidi').ref(path).getDownloadURL())
  await expectAllowed(storageAs('chidi').ref(path).delete())
  await expectAllowed(uploadAs('bisi', path))
})

test.each(outsiders)('%s cannot upload, get or delete a photograph', async (persona) => {
  const file = storageAs(persona).ref(uniqueUploadPath())
  await expectDenied(uploadAs(persona, file.fullPath))
  await seedFile(file.fullPath, pngUploadMetadata)
  await expectDenied(file.getMetadata())
  await expectDenied(file.getDownloadURL())
  await expectDenied(file.delete())
  await expectAllowed(storageAs('bisi').ref(file.fullPath).delete())
})

test.each(everyone)('%s cannot overwrite or change a photograph', async (persona) => {
  const path = uniqueUploadPath()
  await expectAllowed(uploadAs('bisi', path))
  await expectDenied(uploadAs(persona, path, 11))
  await expectDenied(storageAs(persona).ref(path).updateMetadata({ cacheControl: 'no-store' }))
  await expectDenied(storageAs(persona).ref(path).updateMetadata({ contentType: 'image/jpeg' }))
  await expectAllowed(storageAs('bisi').ref(path).getMetadata())
})

test.each(everyone)('%s cannot list photographs', async (persona) => {
  await seedFile(uniqueUploadPath(), pngUploadMetadata)
  await expectDenied(storageAs(persona).ref('uploads').list({ maxResults: 1 }))
  await expectDenied(storageAs(persona).ref('uploads/84').list({ maxResults: 1 }))
  await expectAllowed(storageAs('bisi').ref('products').list({ maxResults: 1 }))
})

describe('the name of a photograph', () => {
  let lastProduct = 0

  /** A name that no test has uploaded before: a photograph that exists is denied for another reason. */
  const withUploadId = (id: string) => {
    lastProduct += 1
    return `uploads/${lastProduct}/${id}`
  }

  const expectInvalid = async (name: string) => {
    await expectDenied(uploadAs('bisi', name))
    await expectAllowed(uploadAs('bisi', uniqueUploadPath()))
  }

  test.each(validSubmissionIds)('may end in %s', async (id) => {
    await expectAllowed(uploadAs('bisi', withUploadId(id)))
  })

  test.each(invalidSubmissionIds)('may not end in %s', async (id) => {
    await expectInvalid(withUploadId(id))
  })

  test.each(['1', '10', '99999'])('may have the product %s', async (id) => {
    await expectAllowed(uploadAs('bisi', uniqueUploadPath(id)))
  })

  test.each(['0', '084', '100000', '8a', 'a', ':', '8:'])('may not have the product %s', async (id) => {
    await expectInvalid(uniqueUploadPath(id))
  })

  test.each([
    ['end in a slash', (path: string) => `${path}/`],
    ['end in a slash in place of its last character', (path: string) => `${path.slice(0, -1)}/`],
    ['have a further folder', (path: string) => `${path}/more`],
    ['have a folder before the product', (path: string) => path.replace('uploads/', 'uploads/more/')],
    ['have no product', (path: string) => path.replace('/84', '')],
    ['have another folder', (path: string) => path.replace('uploads', 'upload')],
  ])('may not %s', async (_, change) => {
    await expectInvalid(change(uniqueUploadPath()))
  })
})
