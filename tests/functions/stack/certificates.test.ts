import { expect, test } from 'vitest'
import { answerPublishedFile } from '../../../functions/catalogue/answerPublishedFile'
import { processUpload } from '../../../functions/pictures/processUpload'
import type { StoredProduct } from '../../../domain/catalogue/storedProduct'
import { openAdminProject } from '../../adminProject'
import { createStoredProduct } from '../../createStoredProduct'
import { createTestProject } from './testServices'
import { processEvent, readFiles, readOutcome, uploadFile } from './uploadedPhotographs'

type Project = ReturnType<typeof createTestProject>

const pdf = Buffer.from('%PDF-1.7\nPeroxide value: 3 meq/kg\n%%EOF\n')
const uploadPdf = (project: Pick<Project, 'bucket'>, content = pdf, productId = '84') =>
  uploadFile(project, content, productId, 'application/pdf')

test('an uploaded certificate is kept once it is checked, also if the event comes twice', async () => {
  const project = createTestProject()
  const upload = await uploadPdf(project)
  expect(await processEvent(project, upload)).toEqual({ state: 'stored' })
  expect(await processEvent(project, upload)).toEqual({ state: 'stored' })
  const path = `certificates/84/${upload.uploadId}.pdf`
  expect(await readFiles(project, 'certificates/')).toEqual(new Map([[path, pdf]]))
  const [metadata] = await project.bucket.file(path).getMetadata()
  expect(metadata.contentType).toBe('application/pdf')
})

test.each([
  ['a page with the type of a PDF', Buffer.from('<script>alert(1)</script> %PDF- %%EOF'), 'unreadable'],
  ['a PDF without its end', pdf.subarray(0, 20), 'unreadable'],
  ['a file of more than 5 MB', Buffer.concat([pdf, Buffer.alloc(5_242_880), pdf]), 'tooLarge'],
])('%s is refused, and the upload deleted', async (_, content, reason) => {
  const project = createTestProject()
  expect(await processEvent(project, await uploadPdf(project, content))).toEqual({ state: 'refused', reason })
  expect((await readFiles(project, '')).size).toBe(0)
})

test('an event that comes after its certificate was removed does nothing', async () => {
  const project = createTestProject()
  const { path, uploadId } = await uploadPdf(project)
  await project.bucket.file(path).delete()
  await processUpload(project, { name: path, size: pdf.length, contentType: 'application/pdf' })
  expect(await readOutcome(project, uploadId)).toBeUndefined()
})

test('a certificate that is uploaded to the bucket is checked by itself', async () => {
  const project = openAdminProject()
  const { uploadId } = await uploadPdf(project, pdf, '99997')
  await expect.poll(async () => (await readOutcome(project, uploadId))?.state).toBe('stored')
})

/** Publishes the product 84 with a certificate whose file is there, which `change` can change. */
async function publishCertificate(change: Partial<StoredProduct> = {}) {
  const project = createTestProject()
  const upload = await uploadPdf(project)
  await processEvent(project, upload)
  const certificates = [`2026-03-09 ${upload.uploadId} Lagos Lab | Peroxide value (batch 12)`]
  const product = { ...createStoredProduct('84', { certificates }), ...change }
  await project.firestore.doc('products/84').set({ ...product, updatedAt: new Date() })
  const get = (path: string, ifNoneMatch?: string) =>
    answerPublishedFile({ ...project, siteUrl: '' }, { method: 'GET', path, ifNoneMatch })
  return { project, get, path: `/certificates/84/${upload.uploadId}.pdf` }
}

test('everybody downloads a certificate as a PDF with its title, sandboxed, and asks whether it is still there', async () => {
  const { get, path } = await publishCertificate()
  const answer = await get(path)
  expect(answer).toEqual({
    status: 200,
    headers: {
      ETag: expect.any(String) as string,
      'Cache-Control': 'public, max-age=0, s-maxage=10',
      'Content-Type': 'application/pdf',
      'Content-Security-Policy': 'sandbox',
      'Content-Disposition': "attachment; filename*=UTF-8''Peroxide%20value%20_batch%2012_.pdf",
    },
    body: pdf,
  })
  expect(await get(path, answer.headers.ETag)).toMatchObject({ status: 304, body: '' })
})

test.each<[string, Partial<StoredProduct>]>([
  ['that was removed from its product', { certificates: [] }],
  ['that is not published yet', { certificates: ['2026-03-09 AAAAAAAAAAAAAAAAAAAA Lagos Lab | Other'] }],
  ['of a hidden product', { hidden: true }],
])('nobody gets a certificate %s', async (_, change) => {
  const { get, path } = await publishCertificate(change)
  expect(await get(path)).toMatchObject({ status: 404, body: '' })
})

test('a certificate has the address of its own product alone', async () => {
  const { get, path, project } = await publishCertificate()
  await project.bucket.file(path.slice(1)).delete()
  for (const other of [path, path.replace('/84/', '/8/'), path.replace('.pdf', ''), `${path}/`])
    expect(await get(other)).toMatchObject({ status: 404 })
})
