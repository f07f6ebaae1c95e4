import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { getCertificatePath, parseCertificates } from '../domain/catalogue/certificate'
import { contentTypeByExtension } from '../domain/catalogue/contentTypes'
import { pictureVariantNames } from '../domain/catalogue/pictureVariants'
import { parseStoredImagePath, toPictureStoragePath } from '../domain/catalogue/publishing/publishedProduct'
import { readStoredFile } from '../functions/readStoredFile'
import type { Bucket } from '../functions/services'
import { assertNoCatalogueProblems, toPathFromProjectRoot } from './catalogue/catalogueProblems'
import type { ProductRecord } from './catalogue/catalogueSchema'
import { writeNamedFile } from './formatErrorMessage'
import { mapWithConcurrency } from './mapWithConcurrency'

/*
 * The further photographs and the certificates of products: seed/published has their files under the paths that they have in
 * Storage. Nothing is made of them here, so that they stay what staff have published.
 */

// File names contain a hash of the content, or the id of an upload.
const cacheControl = 'public, max-age=31536000, immutable'

/** The Storage paths of the files that a product has besides those of its picture. */
function listPublishedFiles({ id, morePictures = {}, certificates = [] }: ProductRecord): string[] {
  const pictureFiles = Object.values(morePictures).flatMap(({ path }) => {
    const name = parseStoredImagePath(id, path) ?? ''
    return pictureVariantNames.map((variant) => toPictureStoragePath(id, `${name}-${variant}`))
  })
  return [...pictureFiles, ...parseCertificates(certificates).map((each) => getCertificatePath(id, each.id))]
}

/** Throws InvalidCatalogueError if a file that a product names is not in the folder. */
export async function assertPublishedFiles(
  products: readonly ProductRecord[],
  folder: string,
): Promise<void> {
  const paths = products.flatMap(listPublishedFiles).map((path) => join(folder, path))
  const problems = await mapWithConcurrency(paths, 16, (path) =>
    access(path).then(
      () => [],
      () => [`${toPathFromProjectRoot(path)}: is missing: npm run catalogue:pull brings it here`],
    ),
  )
  assertNoCatalogueProblems(problems.flat())
}

/** Downloads the files that products name and the folder lacks, and removes those that none names. */
export async function pullPublishedFiles(
  bucket: Bucket,
  products: readonly ProductRecord[],
  folder: string,
): Promise<void> {
  const present = new Set(await listFiles(folder))
  const named = products.flatMap((product) => listPublishedFiles(product).map((path) => ({ product, path })))
  const missing = named.filter(({ path }) => !present.has(path))
  const problems = await mapWithConcurrency(missing, 8, async ({ product, path }) => {
    const content = await readStoredFile(bucket, path)
    if (!content) return [`products/${product.id}: ${path} is not in Storage: add it again at the desk`]
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeNamedFile(join(folder, path), content)
    return []
  })
  assertNoCatalogueProblems(problems.flat())
  const names = new Set(named.map(({ path }) => path))
  for (const path of present) if (!names.has(path)) await rm(join(folder, path))
}

/** Uploads the files that products name and Storage lacks. Returns how many. */
export async function uploadPublishedFiles(
  bucket: Bucket,
  products: readonly ProductRecord[],
  folder: string,
): Promise<number> {
  const uploaded = await mapWithConcurrency(products.flatMap(listPublishedFiles), 8, async (path) => {
    const file = bucket.file(path)
    const [isStored] = await file.exists()
    if (isStored) return []
    const contentType = contentTypeByExtension[extname(path)] ?? ''
    const metadata = { contentType, cacheControl }
    await file.save(await readFile(join(folder, path)), { resumable: false, metadata })
    return [path]
  })
  return uploaded.flat().length
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => path.includes('/'))
}
