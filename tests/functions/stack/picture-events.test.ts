import type { DecodedIdToken } from 'firebase-admin/auth'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { expect, onTestFinished, test } from 'vitest'
import { answerPictureUpload } from '../../../functions/pictures/pictureUploads'
import { processUpload } from '../../../functions/pictures/processUpload'
import { demoProjectId, getDefaultBucket } from '../../../domain/firebase/localProject'
import { createTestProject } from './testServices'
import { createPhotograph, processEvent, readFiles, readOutcome, uploadFile } from './uploadedPhotographs'

test('an event that comes twice, also at once, leaves the same files and the same outcome', async () => {
  const project = createTestProject()
  const upload = await uploadFile(project, await createPhotograph().jpeg().toBuffer())
  const [first] = await Promise.all([processEvent(project, upload), processEvent(project, upload)])
  const files = await readFiles(project, 'products/')
  expect(files.size).toBe(8)
  expect(await processEvent(project, upload)).toEqual(first)
  expect(await readFiles(project, 'products/')).toEqual(files)
})

test('an event that comes after its upload was removed does nothing', async () => {
  const project = createTestProject()
  const upload = await uploadFile(project, Buffer.from('gone'))
  await project.bucket.file(upload.path).delete()
  await processUpload(project, { name: upload.path, size: 4 })
  expect(await readOutcome(project, upload.uploadId)).toBeUndefined()
})

test.each(['products/84/picture-640.webp', 'uploads/84/short', 'uploads/084/AAAAAAAAAAAAAAAAAAAA'])(
  'the object %s is no upload and stays as it is',
  async (path) => {
    const project = createTestProject()
    await project.bucket.file(path).save('text')
    await processUpload(project, { name: path, size: 4 })
    expect([...(await readFiles(project, '')).keys()]).toEqual([path])
    expect((await project.firestore.collection('pictureUploads').get()).size).toBe(0)
  },
)

test('staff learn what became of an upload: it is pending, then ready with its image', async () => {
  const project = createTestProject()
  const upload = await uploadFile(project, await createPhotograph().jpeg().toBuffer())
  const ask = (productId: string) =>
    answerPictureUpload(project.firestore, toRequest({ ...upload, productId }))
  expect(await ask('84')).toEqual({ status: 200, body: { state: 'pending' } })
  const outcome = await processEvent(project, upload)
  expect(outcome?.state).toBe('ready')
  expect(await ask('84')).toEqual({ status: 200, body: outcome })
  expect(await ask('85')).toEqual({ status: 200, body: { state: 'pending' } })
})

test('staff learn why an upload was refused', async () => {
  const project = createTestProject()
  const upload = await uploadFile(project, Buffer.from('<svg/>'))
  await processEvent(project, upload)
  expect(await answerPictureUpload(project.firestore, toRequest(upload))).toEqual({
    status: 200,
    body: { state: 'refused', reason: 'unreadable' },
  })
})

test.each([
  ['an upload of another form', { productId: '84', uploadId: '../../x' }, true, 400, 'unknownUpload'],
  ['no upload', null, true, 400, 'unknownUpload'],
  ['an account that is not staff', { productId: '84', uploadId: 'A'.repeat(20) }, 'true', 403, 'notStaff'],
  ['no account', { productId: '84', uploadId: 'A'.repeat(20) }, null, 403, 'notStaff'],
] as const)('%s gets no answer about uploads', async (_, body, staff, status, reason) => {
  const { firestore } = createTestProject()
  expect(await answerPictureUpload(firestore, toRequest(body, staff))).toEqual({ status, body: { reason } })
})

test('an upload to the bucket becomes a picture by itself', async () => {
  const app = initializeApp({ projectId: demoProjectId }, 'uploads')
  onTestFinished(() => deleteApp(app))
  const project = {
    firestore: getFirestore(app),
    bucket: getStorage(app).bucket(getDefaultBucket(demoProjectId)),
  }
  const { uploadId } = await uploadFile(project, await createPhotograph().jpeg().toBuffer(), '99998')
  await expect.poll(async () => (await readOutcome(project, uploadId))?.state).toBe('ready')
  expect((await readFiles(project, 'products/99998/')).size).toBe(8)
})

function toRequest(body: unknown, staff: unknown = true) {
  const account = staff === null ? null : ({ uid: 'bisi', staff } as unknown as DecodedIdToken)
  return { body, account, now: Date.now() }
}
