import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findProductErrors } from '../../domain/catalogue/storedProduct'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { createSeedTestProject } from '../seed/stack/seedProject'

const unchangedDeskText =
  'reply templates are there, left alone; 0 accounts created, 6 unchanged; 0 demo items written, 40 unchanged; prices are there, left alone'

describe('the first run', () => {
  const cleanups: (() => Promise<void>)[] = []
  let testProject: Awaited<ReturnType<typeof createSeedTestProject>>
  let firstLines: string[]

  beforeAll(async () => {
    testProject = await createSeedTestProject((cleanup) => cleanups.push(cleanup))
    firstLines = await testProject.seed()
  })
  afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())))

  test('writes everything, the second nothing', async () => {
    const { project, seed, firestore } = testProject
    expect(firstLines).toEqual([
      `Seeded ${project}: 9 written, 0 unchanged; 9 pictures uploaded, 0 unchanged; 5 reply templates written; ` +
        '6 accounts created; 40 demo items written, 0 unchanged; 9 demo prices written',
    ])
    const before = await firestore.doc('products/9').get()
    expect(await seed()).toEqual([
      `Seeded ${project}: 0 written, 9 unchanged; 0 pictures uploaded, 9 unchanged; ${unchangedDeskText}`,
    ])
    expect((await firestore.doc('products/9').get()).updateTime).toEqual(before.updateTime)
  })

  test('the demo items are counted in the figures of their days', async () => {
    const { firestore } = testProject
    const { docs } = await firestore.collection('days').get()
    expect(docs.reduce((sum, day) => sum + Number(day.get('received')), 0)).toBe(40)
  })

  test('a product has exactly the fields that the security rules accept', async () => {
    const { firestore } = testProject
    const { updatedAt, ...product } = (await firestore.doc('products/9').get()).data() ?? {}
    expect(updatedAt).toBeDefined()
    expect(findProductErrors('9', product)).toEqual([])
    expect(Object.keys(product).sort()).toEqual(
      ['id', 'name', 'alsoKnownAs', 'category', 'description', 'image', 'benefits', 'unit', 'grades'].sort(),
    )
  })

  test('the image path of a product is that of a WebP file', async () => {
    const { firestore, bucket } = testProject
    const { path } = (await firestore.doc('products/9').get()).get('image') as { path: string }
    expect(path).toMatch(/^products\/9\/plain-oil-[0-9a-f]{10}-640\.webp$/)
    const [content] = await bucket.file(path).download()
    expect(content.toString('latin1', 8, 12)).toBe('WEBP')
  })

  test('every width and format of a picture is stored with its content type and cached for ever', async () => {
    const { bucket } = testProject
    const [files] = await bucket.getFiles({ prefix: 'products/9/' })
    const contentTypes = files.map(({ name, metadata }) => [name.replace(/.*-/, ''), metadata.contentType])
    expect(Object.fromEntries(contentTypes)).toEqual({
      '320.avif': 'image/avif',
      '320.webp': 'image/webp',
      '640.avif': 'image/avif',
      '640.webp': 'image/webp',
      '960.avif': 'image/avif',
      '960.webp': 'image/webp',
      'card.jpg': 'image/jpeg',
    })
    for (const { metadata } of files)
      expect(metadata.cacheControl).toBe('public, max-age=31536000, immutable')
  })

  test('a version has exactly the fields of its product', async () => {
    const { firestore } = testProject
    const stored = (await firestore.doc('products/9').get()).data()
    const { updatedAt, ...product } = toRecordOrEmpty(stored)
    const { docs } = await firestore.collection('products/9/versions').get()
    expect(docs.map((version) => version.data())).toEqual([
      { product, by: { uid: 'seed', name: 'Seed' }, publishedAt: updatedAt },
    ])
  })
})

test('what staff edited is left and listed', async () => {
  const { project, seed, firestore } = await createSeedTestProject()
  await seed()
  await firestore.doc('products/9').update({ description: 'Written by staff.', 'benefits.first': 'New' })
  expect(await seed()).toEqual([
    'Differs, left alone: 9 Plain Oil (description, benefits)',
    expect.stringContaining('--overwrite'),
    `Seeded ${project}: 0 written, 8 unchanged, 1 left alone; 0 pictures uploaded, 9 unchanged; ${unchangedDeskText}`,
  ])
  expect((await firestore.doc('products/9').get()).get('description')).toBe('Written by staff.')
})

test('--overwrite replaces what staff edited, and their text stays a version', async () => {
  const { project, seed, firestore } = await createSeedTestProject()
  await seed()
  await firestore.doc('products/9').update({ description: 'Written by staff.' })
  expect(await seed(true)).toEqual([
    'Replaced: 9 Plain Oil (description)',
    `Seeded ${project}: 1 written, 8 unchanged; 0 pictures uploaded, 9 unchanged; ${unchangedDeskText}`,
  ])
  expect((await firestore.doc('products/9').get()).get('description')).toBe('What Oil is good for.')
  expect(await listVersionTexts(firestore)).toEqual([
    'What Oil is good for.',
    'What Oil is good for.',
    'Written by staff.',
  ])
})

test('what a product holds without a version becomes one', async () => {
  const { seed, firestore } = await createSeedTestProject()
  await seed()
  for (const version of await firestore.collection('products/9/versions').listDocuments())
    await version.delete()
  await seed()
  await seed()
  expect(await listVersionTexts(firestore)).toEqual(['What Oil is good for.'])
})

test('members of a field that the catalogue no longer has are removed', async () => {
  const { seed, firestore } = await createSeedTestProject()
  await seed()
  await firestore.doc('products/9').update({ 'benefits.fourth': 'Gone' })
  expect((await seed(true))[0]).toBe('Replaced: 9 Plain Oil (benefits)')
  expect((await firestore.doc('products/9').get()).get('benefits')).not.toHaveProperty('fourth')
})

test('a product hidden by staff stays hidden when its catalogue entry replaces it', async () => {
  const { fixture, seed, firestore } = await createSeedTestProject()
  await seed()
  await firestore.doc('products/9').update({ hidden: true })
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, description: 'Finer than it was.' }])
  await seed(true)
  expect((await firestore.doc('products/9').get()).data()).toMatchObject({
    hidden: true,
    description: 'Finer than it was.',
  })
})

test('a product that the catalogue hides is created hidden', async () => {
  const { fixture, seed, firestore } = await createSeedTestProject()
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, hidden: true }])
  await seed()
  expect((await firestore.doc('products/9').get()).get('hidden')).toBe(true)
})

test('a product that is not in the catalogue is reported and not changed', async () => {
  const { seed, firestore } = await createSeedTestProject()
  await firestore.doc('products/500').set({ name: 'Made by staff' })
  expect((await seed())[0]).toBe('Not in the catalogue, left alone: products/500')
  expect((await firestore.doc('products/500').get()).data()).toEqual({ name: 'Made by staff' })
})

test('a missing or damaged picture is uploaded again', async () => {
  const { seed, firestore, bucket } = await createSeedTestProject()
  await seed()
  const readImagePath = async (id: string) =>
    ((await firestore.doc(`products/${id}`).get()).get('image') as { path: string }).path
  await bucket.file(await readImagePath('8')).delete()
  await bucket.file(await readImagePath('9')).save('damaged', { resumable: false, contentType: 'image/webp' })
  expect((await seed()).at(-1)).toContain('2 pictures uploaded, 7 unchanged')
})

test('an invalid record prevents all writes', async () => {
  const { fixture, seed, firestore, auth, bucket } = await createSeedTestProject()
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, name: '' }])
  await expect(seed()).rejects.toThrow('products/oil.json: product 9: name: must not be empty')
  expect((await firestore.collection('products').get()).size).toBe(0)
  expect((await bucket.getFiles())[0]).toEqual([])
  expect((await auth.listUsers()).users).toEqual([])
})

async function listVersionTexts(firestore: Firestore): Promise<string[]> {
  const { docs } = await firestore.collection('products/9/versions').get()
  return docs.map((version) => String(version.get('product.description'))).sort()
}
