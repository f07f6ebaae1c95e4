import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import {
  certificateFileType,
  getCertificatePath,
  parseCertificates,
} from '../../domain/catalogue/certificate'
import { isHidden } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { contentTypeByExtension } from '../../domain/catalogue/contentTypes'
import {
  serializeSnapshot,
  snapshotPartFolder,
  snapshotPath,
} from '../../domain/catalogue/publishing/catalogueSnapshot'
import { toPictureStoragePath } from '../../domain/catalogue/publishing/publishedProduct'
import type { Services } from '../services'
import { fetchBuiltCatalogue } from './builtSite'
import { type FileAnswer, shortCaching } from './fileAnswer'
import { readStoredFile } from '../readStoredFile'
import { readProductStates } from './productChanges'
import { readSnapshotFile } from './snapshotFile'

type FileServices = Pick<Services, 'firestore' | 'bucket' | 'siteUrl'>

/** A GET or HEAD request for a published file. `path` is as it came, without decoding. */
type FileRequest = { method: string; path: string; ifNoneMatch: string | undefined }

// The names that photographs get. A percent sign, with which a path could leave its folder, is not among them.
const picturePattern =
  /^\/pictures\/([1-9][0-9]{0,4})\/([A-Za-z0-9_-][A-Za-z0-9._-]*-(?:(?:320|640|960)\.(?:avif|webp)|card\.jpg))$/

const certificatePattern = /^\/certificates\/([1-9][0-9]{0,4})\/([A-Za-z0-9]{20})\.pdf$/

const partPattern = new RegExp(`^${snapshotPartFolder}[0-9a-f]{64}\\.json$`)

/** Answers a request for the snapshot, a part of it, a picture that was published since the build, or a certificate. */
export async function answerPublishedFile(services: FileServices, request: FileRequest): Promise<FileAnswer> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, headers: { Allow: 'GET, HEAD' }, body: '' }
  if (request.path === snapshotPath) return answerSnapshot(services, request.ifNoneMatch)
  if (partPattern.test(request.path))
    return answerStoredFile(services, request.path.slice(1), 'application/json')
  const [, ofProduct, certificateId] = certificatePattern.exec(request.path) ?? []
  if (ofProduct !== undefined && certificateId !== undefined)
    return answerCertificate(services, ofProduct, certificateId, request.ifNoneMatch)
  const [, productId, fileName] = picturePattern.exec(request.path) ?? []
  if (productId === undefined || fileName === undefined) return notFound
  const contentType = contentTypeByExtension[extname(fileName)] ?? ''
  return answerStoredFile(services, toPictureStoragePath(productId, fileName), contentType)
}

// Named, because Hosting would keep an answer 404 for ten minutes.
const notFound: FileAnswer = { status: 404, headers: { 'Cache-Control': shortCaching }, body: '' }

async function answerSnapshot(
  { bucket, siteUrl }: FileServices,
  ifNoneMatch: string | undefined,
): Promise<FileAnswer> {
  const body = (await readSnapshotFile(bucket)) ?? (await createEmptySnapshot(siteUrl))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
  const headers = { ETag: etag, 'Cache-Control': shortCaching }
  if (isSameEtag(etag, ifNoneMatch)) return { status: 304, headers, body: '' }
  return { status: 200, headers: { ...headers, 'Content-Type': 'application/json' }, body }
}

async function createEmptySnapshot(siteUrl: string): Promise<string> {
  const { folder } = await fetchBuiltCatalogue({ siteUrl })
  return serializeSnapshot({ base: folder, products: [], parts: [] })
}

/** Compares as RFC 9110 says: a CDN that compresses an answer makes its tag a weak one. */
function isSameEtag(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Answers a file of Storage whose content belongs to its name for good. */
async function answerStoredFile(
  { bucket }: FileServices,
  storagePath: string,
  contentType: string,
): Promise<FileAnswer> {
  const body = await readStoredFile(bucket, storagePath)
  if (!body) return notFound
  const headers = { 'Content-Type': contentType, 'Cache-Control': 'public, max-age=31536000, immutable' }
  return { status: 200, headers, body }
}

/** Answers a certificate while its product is published with it: what staff have removed is not to be had any more. */
async function answerCertificate(
  { firestore, bucket }: FileServices,
  productId: string,
  certificateId: string,
  ifNoneMatch: string | undefined,
): Promise<FileAnswer> {
  const [state] = await readProductStates(firestore, [productId])
  const lines = state?.change && !isHidden(state.change) ? state.change.certificates : undefined
  const certificate = parseCertificates(lines ?? []).find(({ id }) => id === certificateId)
  if (!certificate) return notFound
  const etag = `"${certificateId}"`
  const headers = { ETag: etag, 'Cache-Control': shortCaching }
  if (isSameEtag(etag, ifNoneMatch)) return { status: 304, headers, body: '' }
  const body = await readStoredFile(bucket, getCertificatePath(productId, certificateId))
  if (!body) return notFound
  const fileName = encodeURIComponent(`${certificate.title}.pdf`).replace(/['()*]/g, '_')
  // A PDF can have scripts, which must not run with the shop's origin.
  const isolation = {
    'Content-Disposition': `attachment; filename*=UTF-8''${fileName}`,
    'Content-Security-Policy': 'sandbox',
  }
  return { status: 200, headers: { ...headers, ...isolation, 'Content-Type': certificateFileType }, body }
}
