import { expect, test } from 'vitest'
import { processUpload } from '../../../functions/pictures/processUpload'
import { openAdminProject } from '../../adminProject'
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

test('an upload to the bucket becomes a picture by itself', async () => {
  const project = openAdminProject()
  const { uploadId } = await uploadFile(project, await createPhotograph().jpeg().toBuffer(), '99998')
  await expect.poll(async () => (await readOutcome(project, uploadId))?.state).toBe('ready')
  expect((await readFiles(project, 'products/99998/')).size).toBe(8)
})
