import { expect, test } from 'vitest'
import { productFaults } from '../../../web/domain/storedProduct'
import { openProject } from './project'

test('a first run writes everything, and a second nothing', async () => {
  const { project, seed, firestore } = await openProject()
  expect(await seed()).toEqual([
    `Seeded ${project}: 9 written, 0 unchanged; 9 pictures uploaded, 0 unchanged; 2 accounts created`,
  ])
  const before = await firestore.doc('products/9').get()
  expect(await seed()).toEqual([
    `Seeded ${project}: 0 written, 9 unchanged; 0 pictures uploaded, 9 unchanged; 0 accounts created, 2 unchanged`,
  ])
  expect((await firestore.doc('products/9').get()).updateTime).toEqual(before.updateTime)
})

test('a product is stored with exactly its fields, as the security rules have it', async () => {
  const { seed, firestore } = await openProject()
  await seed()
  const { updatedAt, ...product } = (await firestore.doc('products/9').get()).data() ?? {}
  expect(updatedAt).toBeDefined()
  expect(productFaults('9', product)).toEqual([])
  expect(Object.keys(product).sort()).toEqual(
    ['id', 'name', 'alsoKnownAs', 'category', 'description', 'image', 'benefits'].sort(),
  )
})

test('its picture is where the product says, as WebP', async () => {
  const { seed, firestore, bucket } = await openProject()
  await seed()
  const { path } = (await firestore.doc('products/9').get()).get('image') as { path: string }
  expect(path).toMatch(/^products\/9\/plain-oil-[0-9a-f]{10}-640\.webp$/)
  const [content] = await bucket.file(path).download()
  expect(content.toString('latin1', 8, 12)).toBe('WEBP')
})

test('every width and format of it is there, with its content type, to be kept for ever', async () => {
  const { seed, bucket } = await openProject()
  await seed()
  const [files] = await bucket.getFiles({ prefix: 'products/9/' })
  const about = files.map(({ name, metadata }) => [name.replace(/.*-/, ''), metadata.contentType])
  expect(Object.fromEntries(about)).toEqual({
    '320.avif': 'image/avif',
    '320.webp': 'image/webp',
    '640.avif': 'image/avif',
    '640.webp': 'image/webp',
    '960.avif': 'image/avif',
    '960.webp': 'image/webp',
  })
  for (const { metadata } of files) expect(metadata.cacheControl).toBe('public, max-age=31536000, immutable')
})

test('a changed description writes one product and says which', async () => {
  const { project, shop, seed, firestore } = await openProject()
  await seed()
  await shop.edit('products/oil.json', ([oil]) => [{ ...oil, description: 'Finer than it was.' }])
  expect(await seed()).toEqual([
    'Changed: 9 Plain Oil (description)',
    `Seeded ${project}: 1 written, 8 unchanged; 0 pictures uploaded, 9 unchanged; 0 accounts created, 2 unchanged`,
  ])
  expect((await firestore.doc('products/9').get()).get('description')).toBe('Finer than it was.')
})

test('what an older catalogue had inside a field does not stay there', async () => {
  const { seed, firestore } = await openProject()
  await seed()
  await firestore.doc('products/9').update({ 'benefits.fourth': 'Gone' })
  expect((await seed())[0]).toBe('Changed: 9 Plain Oil (benefits)')
  expect((await firestore.doc('products/9').get()).get('benefits')).not.toHaveProperty('fourth')
})

test('a product that staff hid stays hidden when its catalogue entry changes', async () => {
  const { shop, seed, firestore } = await openProject()
  await seed()
  await firestore.doc('products/9').update({ hidden: true })
  await shop.edit('products/oil.json', ([oil]) => [{ ...oil, description: 'Finer than it was.' }])
  await seed()
  expect((await firestore.doc('products/9').get()).data()).toMatchObject({
    hidden: true,
    description: 'Finer than it was.',
  })
})

test('a product that the catalogue does not have is left alone and named', async () => {
  const { seed, firestore } = await openProject()
  await firestore.doc('products/500').set({ name: 'Made by staff' })
  expect((await seed())[0]).toBe('Not in the catalogue, left alone: products/500')
  expect((await firestore.doc('products/500').get()).data()).toEqual({ name: 'Made by staff' })
})

test('a picture that is lost or spoilt is uploaded again', async () => {
  const { seed, firestore, bucket } = await openProject()
  await seed()
  const pathOf = async (id: string) =>
    ((await firestore.doc(`products/${id}`).get()).get('image') as { path: string }).path
  await bucket.file(await pathOf('8')).delete()
  await bucket.file(await pathOf('9')).save('spoilt', { resumable: false, contentType: 'image/webp' })
  expect((await seed()).at(-1)).toContain('2 pictures uploaded, 7 unchanged')
})

test('one bad record keeps everything from being written', async () => {
  const { shop, seed, firestore, auth, bucket } = await openProject()
  await shop.edit('products/oil.json', ([oil]) => [{ ...oil, name: '' }])
  await expect(seed()).rejects.toThrow('products/oil.json: product 9: name: must not be empty')
  expect((await firestore.collection('products').get()).size).toBe(0)
  expect((await bucket.getFiles())[0]).toEqual([])
  expect((await auth.listUsers()).users).toEqual([])
})
