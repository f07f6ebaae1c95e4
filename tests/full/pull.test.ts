import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getPhotographName } from '../../functions/pictures/pictureNames'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { pullCatalogue } from '../../seed/pull/pullCatalogue'
import { pictureVariantNames } from '../../domain/catalogue/pictureVariants'
import { toStoredImagePath } from '../../domain/catalogue/publishing/publishedProduct'
import { createSeedTestProject } from '../seed/stack/seedProject'

async function createSeededProject() {
  const testProject = await createSeedTestProject()
  await testProject.seed()
  const { fixture, firestore, bucket } = testProject
  const pull = async () => {
    const lines: string[] = []
    await pullCatalogue({ firestore, bucket }, { folders: fixture, log: (line) => lines.push(line) })
    return lines
  }
  return { ...testProject, pull }
}

/** Puts a photograph into Storage as the function does, and makes it the picture of a product. */
async function publishPhotograph(
  { firestore, bucket }: Pick<Awaited<ReturnType<typeof createSeededProject>>, 'firestore' | 'bucket'>,
  id: string,
): Promise<Buffer> {
  const options = { width: 960, height: 1200, channels: 3 as const, background: '#226644' }
  const content = await sharp({ create: options }).webp({ quality: 90 }).toBuffer()
  const name = getPhotographName(id, createHash('sha256').update(content).digest('hex'))
  await bucket.file(`products/${id}/${name}-master.webp`).save(content, { resumable: false })
  await firestore.doc(`products/${id}`).update({ 'image.path': toStoredImagePath(id, name) })
  return content
}

test('pulling what was seeded changes nothing', async () => {
  const { fixture, pull } = await createSeededProject()
  await pull()
  const before = await readFile(join(fixture.catalogue, 'products/oil.json'), 'utf8')
  expect(await pull()).toEqual(['The catalogue here is the live one. Nothing was changed.'])
  expect(await readFile(join(fixture.catalogue, 'products/oil.json'), 'utf8')).toBe(before)
})

test('edited, new, moved and hidden products are in the next build', async () => {
  const testProject = await createSeededProject()
  const { fixture, firestore, pull } = testProject
  const oil = (await firestore.doc('products/9').get()).data()
  await firestore.doc('products/1').update({ description: 'Edited.', alsoKnownAs: ['Òrí'] })
  await firestore.doc('products/2').update({ category: 'Oil', soldOut: true })
  await firestore.doc('products/9').update({ hidden: true })
  await firestore.doc('products/500').set({ ...oil, id: '500', name: 'New Oil', description: 'New.' })
  await publishPhotograph(testProject, '500')
  expect(await pull()).toEqual([
    'Changed: 1 Plain Seed (alsoKnownAs, description)',
    'Changed: 2 Plain Petals (category, soldOut)',
    'Changed: 9 Plain Oil (hidden)',
    'New: 500 New Oil',
    'Photograph: 500 New Oil',
    'Add the language and source to seed/catalogue/sources.json: 1 Òrí',
  ])
  const { products, hiddenProducts } = await loadCatalogue(fixture.catalogue)
  expect(products.map(({ id, category }) => `${id} ${category}`)).toEqual(
    expect.arrayContaining(['2 Oil', '500 Oil']),
  )
  expect(products.find(({ id }) => id === '1')).toMatchObject({ description: 'Edited.' })
  expect(products.filter(({ soldOut }) => soldOut).map(({ id }) => id)).toEqual(['2'])
  expect(hiddenProducts.map(({ id }) => id)).toEqual(['9'])
})

test('a photograph comes with its bytes, and leaves when the drawing is live again', async () => {
  const testProject = await createSeededProject()
  const { fixture, firestore, pull } = testProject
  const drawing = (await firestore.doc('products/9').get()).get('image.path') as string
  const content = await publishPhotograph(testProject, '9')
  expect(await pull()).toEqual(['Photograph: 9 Plain Oil'])
  expect(await readFile(join(fixture.photographs, '9.webp'))).toEqual(content)
  expect(await pull()).toEqual(['The catalogue here is the live one. Nothing was changed.'])
  await firestore.doc('products/9').update({ 'image.path': drawing })
  expect(await pull()).toEqual(['Drawing instead of a photograph: 9 Plain Oil'])
  expect(await readdir(fixture.photographs)).toEqual([])
})

test('further photographs and certificates come with their files, and are no difference then', async () => {
  const { fixture, firestore, bucket, pull } = await createSeededProject()
  const image = (await firestore.doc('products/9').get()).get('image') as object
  const texture = { ...image, path: 'products/9/9-0f55628fb5-640.webp' }
  const certificates = ['2026-03-09 ABC234efghijklmnopqr Lagos Lab | Peroxide value']
  const pictureFiles = pictureVariantNames.map((variant) => `products/9/9-0f55628fb5-${variant}`)
  const files = ['certificates/9/ABC234efghijklmnopqr.pdf', ...pictureFiles]
  for (const file of files) await bucket.file(file).save('file', { resumable: false })
  await firestore.doc('products/9').update({ morePictures: { texture }, certificates })
  expect(await pull()).toEqual(['Changed: 9 Plain Oil (morePictures, certificates)'])
  const { products } = await loadCatalogue(fixture.catalogue)
  expect(products.find(({ id }) => id === '9')).toMatchObject({ morePictures: { texture }, certificates })
  for (const file of files) expect(await readFile(join(fixture.published, file), 'utf8')).toBe('file')
  expect(await pull()).toEqual(['The catalogue here is the live one. Nothing was changed.'])
})

test('a product that is not live yet is kept', async () => {
  const { fixture, firestore, pull } = await createSeededProject()
  await firestore.doc('products/9').delete()
  await pull()
  const { products } = await loadCatalogue(fixture.catalogue)
  expect(products.map(({ id }) => id)).toContain('9')
})

test('a live product that breaks the law, has no name of its own or no picture of the desk changes nothing here', async () => {
  const { fixture, firestore, pull } = await createSeededProject()
  const readOils = () => readFile(join(fixture.catalogue, 'products/oil.json'), 'utf8')
  const before = await readOils()
  const oil = firestore.doc('products/9')
  const lawful = (await oil.get()).data() ?? {}
  await firestore.doc('products/1').update({ description: 'Edited.' })
  for (const [change, message] of unlawfulChanges) {
    await oil.set(lawful)
    await oil.update(change)
    await expect(pull()).rejects.toThrow(message)
  }
  expect(await readOils()).toBe(before)
})

const unlawfulChanges = [
  [{ name: '' }, 'products/9: name: mend it at the desk'],
  [{ name: 'Plain Seed' }, 'name: is the same as that of product 1'],
  [{ 'image.path': 'products/9/9-0123456789-640.webp' }, 'products/9: image: has no file in Storage'],
  [{ 'image.path': 'products/9/photo.webp' }, 'is no picture of the desk'],
] as const
