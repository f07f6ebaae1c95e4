import { describe, test } from 'vitest'
import { pictureCases, snapshotCases } from '../laws/upload'
import { expectAllowed, expectDenied } from './outcome'
import { bytes, freshPicture, json, openStorage, png } from './storage-stage'

const { as, put } = await openStorage('storage-files')

const suites = [
  { what: 'a picture', cases: pictureCases, valid: png, path: freshPicture },
  { what: 'the snapshot', cases: snapshotCases, valid: json, path: () => 'catalogue/current.json' },
]

describe.each(suites)('$what', ({ cases, valid, path }) => {
  const upload = async (name: string, count: number, contentType: string) => {
    await as('bisi').ref(name).put(bytes(count), { contentType })
  }

  test.each(cases)('of $type and $bytes bytes is taken: $taken', async ({ type, bytes: count, taken }) => {
    const name = path()
    if (taken) return expectAllowed(upload(name, count, type))
    await expectDenied(upload(name, count, type))
    await expectAllowed(upload(name, 10, valid.contentType))
    await expectDenied(upload(name, count, type))
  })

  test.each(cases.filter(({ bytes: count, taken }) => count === 10 && !taken))(
    'is not made $type by a change of metadata',
    async ({ type }) => {
      const name = path()
      await put(name, valid)
      await expectDenied(as('bisi').ref(name).updateMetadata({ contentType: type }))
      await expectAllowed(as('bisi').ref(name).updateMetadata(valid))
    },
  )
})
