import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pictureVariantNames } from '../../../domain/catalogue/pictureVariants'
import type { ProductRecord } from '../../../seed/catalogue/catalogueSchema'
import { projectRoot } from '../../../seed/projectFolders'
import { assertPublishedFiles, pullPublishedFiles, uploadPublishedFiles } from '../../../seed/publishedFiles'
import { openAdminProject } from '../../adminProject'
import { createStoredProduct } from '../../createStoredProduct'

const certificateId = 'ABC234efghijklmnopqr'
const certificatePath = `certificates/84/${certificateId}.pdf`
const picturePaths = pictureVariantNames.map((variant) => `products/84/84-0f55628fb5-${variant}`)
const { image, id, name, alsoKnownAs, category, description, benefits, unit, grades } =
  createStoredProduct('84')
const plain: ProductRecord = { id, name, alsoKnownAs, category, description, benefits, unit, grades }
const product: ProductRecord = {
  ...plain,
  morePictures: { texture: { ...image, path: 'products/84/84-0f55628fb5-640.webp' } },
  certificates: [`2026-03-09 ${certificateId} Lagos Lab | Peroxide value`],
}

async function createFolder(): Promise<string> {
  await mkdir(join(projectRoot, '.local'), { recursive: true })
  const folder = await mkdtemp(join(projectRoot, '.local/published-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A project in whose bucket the product has its files. */
async function createLiveProject() {
  const project = openAdminProject(`demo-arielle-files-${crypto.randomUUID().slice(0, 8)}`)
  for (const path of [certificatePath, ...picturePaths])
    await project.bucket.file(path).save(path, { resumable: false })
  return project
}

const listFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((path) => path.includes('.')).sort()

test('a pull brings the files of further photographs and certificates, and removes what no product names', async () => {
  const { bucket } = await createLiveProject()
  const folder = await createFolder()
  await pullPublishedFiles(bucket, [product], folder)
  expect(await listFiles(folder)).toEqual([certificatePath, ...picturePaths].sort())
  expect(await readFile(join(folder, certificatePath), 'utf8')).toBe(certificatePath)
  await assertPublishedFiles([product], folder)
  await pullPublishedFiles(bucket, [{ ...plain, certificates: product.certificates ?? [] }], folder)
  expect(await listFiles(folder)).toEqual([certificatePath])
})

test('a pull of a product whose file is not in Storage says so', async () => {
  const { bucket } = await createLiveProject()
  await bucket.file(certificatePath).delete()
  await expect(pullPublishedFiles(bucket, [product], await createFolder())).rejects.toThrow(
    `products/84: ${certificatePath} is not in Storage: add it again at the desk`,
  )
})

test('a seed uploads the files that Storage lacks with their types, and needs each of them', async () => {
  const folder = await createFolder()
  await expect(assertPublishedFiles([product], folder)).rejects.toThrow('npm run catalogue:pull brings it')
  await pullPublishedFiles((await createLiveProject()).bucket, [product], folder)
  const { bucket } = openAdminProject(`demo-arielle-files-${crypto.randomUUID().slice(0, 8)}`)
  expect(await uploadPublishedFiles(bucket, [product], folder)).toBe(1 + picturePaths.length)
  const [metadata] = await bucket.file(certificatePath).getMetadata()
  expect(metadata.contentType).toBe('application/pdf')
  expect(await uploadPublishedFiles(bucket, [product], folder)).toBe(0)
})
