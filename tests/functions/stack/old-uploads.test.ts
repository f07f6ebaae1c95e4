import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { getPictureUploadDocument } from '../../../functions/pictures/pictureUploads'
import { removeOldUploads } from '../../../functions/pictures/removeOldUploads'
import { createTestProject } from './testServices'
import { createPhotograph, processEvent, readFiles, type Upload, uploadFile } from './uploadedPhotographs'

type Project = ReturnType<typeof createTestProject>

const hourMs = 3_600_000
const photograph = await createPhotograph(960, 1200).jpeg().toBuffer()

// Rendering a picture takes longer than a test, so the first one's files are those of all.
let made: Awaited<ReturnType<typeof renderPicture>> | undefined

async function renderPicture(project: Project, upload: Upload) {
  const outcome = await processEvent(project, upload)
  if (outcome?.state !== 'ready') throw new Error('The photograph was refused.')
  return { outcome, files: await readFiles(project, 'products/') }
}

/** Uploads a photograph of product 84 that becomes a picture. */
async function makePicture(project: Project) {
  const upload = await uploadFile(project, photograph)
  made ??= await renderPicture(project, upload)
  const { outcome, files } = made
  const save = ([path, content]: [string, Buffer]) =>
    project.bucket.file(path).save(content, { resumable: false })
  await Promise.all([...files].map(save))
  const fields = { productId: upload.productId, ...outcome, at: FieldValue.serverTimestamp() }
  await getPictureUploadDocument(project.firestore, upload.uploadId).set(fields)
  return { ...upload, image: outcome.image }
}

const removeAfter = (project: Project, hours: number) =>
  removeOldUploads(project, Date.now() + hours * hourMs)

async function countRemains(project: Project) {
  const uploads = await readFiles(project, 'uploads/')
  const pictures = await readFiles(project, 'products/')
  const known = await project.firestore.collection('pictureUploads').get()
  return { uploads: uploads.size, files: pictures.size, known: known.size }
}

test('an upload that no product uses is removed after a day, with its files', async () => {
  const project = createTestProject()
  await makePicture(project)
  await removeAfter(project, 23)
  expect(await countRemains(project)).toEqual({ uploads: 1, files: 8, known: 1 })
  await removeAfter(project, 25)
  expect(await countRemains(project)).toEqual({ uploads: 0, files: 0, known: 0 })
})

test.each([
  ['a product', 'products/84', (image: unknown) => ({ image })],
  ['a product as a further one', 'products/84', (image: unknown) => ({ morePictures: { pack: image } })],
  [
    'a version',
    'products/84/versions/one',
    (image: unknown) => ({ product: { image }, publishedAt: Timestamp.now() }),
  ],
])('the files of a picture that %s uses stay for ever', async (_, path, toFields) => {
  const project = createTestProject()
  const { image } = await makePicture(project)
  await project.firestore.doc(path).set(toFields(image))
  await removeAfter(project, 25)
  expect(await countRemains(project)).toEqual({ uploads: 0, files: 8, known: 0 })
  await removeAfter(project, 1000)
  expect((await countRemains(project)).files).toBe(8)
})

test('the files of a picture that only a draft uses stay until a day after the draft is gone', async () => {
  const project = createTestProject()
  const { image } = await makePicture(project)
  await project.firestore.doc('drafts/84').set({ product: { image } })
  await removeAfter(project, 25)
  expect(await countRemains(project)).toEqual({ uploads: 0, files: 8, known: 1 })
  await project.firestore.doc('drafts/84').delete()
  await removeAfter(project, 26)
  expect((await countRemains(project)).files).toBe(8)
  await removeAfter(project, 50)
  expect(await countRemains(project)).toEqual({ uploads: 0, files: 0, known: 0 })
})

const certificate = Buffer.from('%PDF-1.7\n%%EOF')

test.each([
  ['a product', 'products/84', (certificates: string[]) => ({ certificates })],
  [
    'a version',
    'products/84/versions/one',
    (certificates: string[]) => ({ product: { certificates }, publishedAt: Timestamp.now() }),
  ],
])(
  'a certificate that %s has stays for ever, and one that nothing has goes after a day',
  async (_, path, toFields) => {
    const project = createTestProject()
    const [used, unused] = [await storeCertificate(project), await storeCertificate(project)]
    await project.firestore.doc(path).set(toFields([`2026-03-09 ${used} Lagos Lab | Peroxide value`]))
    await removeAfter(project, 23)
    expect([...(await readFiles(project, 'certificates/')).keys()].sort()).toEqual(
      [used, unused].map((id) => `certificates/84/${id}.pdf`).sort(),
    )
    await removeAfter(project, 25)
    await removeAfter(project, 1000)
    expect([...(await readFiles(project, 'certificates/')).keys()]).toEqual([`certificates/84/${used}.pdf`])
  },
)

test('a certificate that only a draft has goes a day after the draft', async () => {
  const project = createTestProject()
  const id = await storeCertificate(project)
  const certificates = [`2026-03-09 ${id} Lagos Lab | Peroxide value`]
  await project.firestore.doc('drafts/84').set({ product: { certificates } })
  await removeAfter(project, 25)
  expect((await readFiles(project, 'certificates/')).size).toBe(1)
  await project.firestore.doc('drafts/84').delete()
  await removeAfter(project, 50)
  expect((await readFiles(project, 'certificates/')).size).toBe(0)
})

async function storeCertificate(project: Project): Promise<string> {
  const upload = await uploadFile(project, certificate, '84', 'application/pdf')
  expect(await processEvent(project, upload)).toEqual({ state: 'stored' })
  return upload.uploadId
}

test('other pictures of the product stay', async () => {
  const project = createTestProject()
  await makePicture(project)
  await project.bucket.file('products/84/84-0f55628fb5-640.webp').save('drawn')
  await project.bucket.file('products/8/8-0f55628fb5-640.webp').save('drawn')
  await removeAfter(project, 25)
  expect((await countRemains(project)).files).toBe(2)
})

test('a photograph that was uploaded twice stays while the second upload is young', async () => {
  const project = createTestProject()
  const first = await makePicture(project)
  await makePicture(project)
  const dayBefore = new Date(Date.now() - 25 * hourMs)
  await project.firestore.doc(`pictureUploads/${first.uploadId}`).update({ at: dayBefore })
  await removeAfter(project, 0)
  expect(await countRemains(project)).toEqual({ uploads: 1, files: 8, known: 1 })
  await removeAfter(project, 25)
  expect(await countRemains(project)).toEqual({ uploads: 0, files: 0, known: 0 })
})

test('files that were stored again a moment ago stay, although nothing is known of their upload yet', async () => {
  const project = createTestProject()
  const { uploadId } = await makePicture(project)
  const dayBefore = new Date(Date.now() - 25 * hourMs)
  await project.firestore.doc(`pictureUploads/${uploadId}`).update({ at: dayBefore })
  await removeAfter(project, 0)
  expect(await countRemains(project)).toEqual({ uploads: 0, files: 8, known: 1 })
})

test('an upload that was refused, and one that no function has read, are removed after a day', async () => {
  const project = createTestProject()
  await processEvent(project, await uploadFile(project, Buffer.from('<svg/>')))
  await uploadFile(project, photograph)
  await removeAfter(project, 23)
  expect(await countRemains(project)).toEqual({ uploads: 1, files: 0, known: 1 })
  await removeAfter(project, 25)
  expect(await countRemains(project)).toEqual({ uploads: 0, files: 0, known: 0 })
})

test('two removals at once leave the same as one', async () => {
  const project = createTestProject()
  await makePicture(project)
  await Promise.all([removeAfter(project, 25), removeAfter(project, 25)])
  expect(await countRemains(project)).toEqual({ uploads: 0, files: 0, known: 0 })
})
