import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { mapWithConcurrency } from '../../seed/mapWithConcurrency'
import { deskVersionPrefix, deskWorkerPath, serviceWorkerPath } from '../../web/browser/serviceWorkerConfig'
import { deskHtmlFileName } from '../deskBuildPlugin'
import type { BuildDescription } from '../../web/offline/buildDescription'
import { createWorkerScript, parseWorkerScript } from './workerScript'

type FileChecksums = BuildDescription['essentials']

const integrityPattern = / integrity="[^"]*"/g
const fileTagPattern = /(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g
const checksumPattern = /<!--[^<>]{8}-->$/

/**
 * Writes the checksums of a built site's files into its pages and its service workers, so that browsers refuse, and
 * never keep, a file with other content. Call it again after any change of the folder's files.
 */
export async function writeChecksums(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const pages = files.filter((file) => file.endsWith('.html') && file !== deskHtmlFileName).sort()
  const pageHashes = await mapWithConcurrency(pages, 16, (page) => writePageChecksums(folder, page))
  await writeWorkerChecksums(folder, serviceWorkerPath, { versionPrefix: '', pageHashes })
  await writeWorkerChecksums(folder, deskWorkerPath, { versionPrefix: deskVersionPrefix, pageHashes: [] })
}

/**
 * Gives each script and style sheet of a page its `integrity`, and ends the page with the checksum of its text. Returns the
 * hash of the text: the texts of 10,000 pages together are longer than a string can be.
 */
async function writePageChecksums(folder: string, page: string): Promise<string> {
  const html = await readFile(join(folder, page), 'utf8')
  const plainHtml = html.replace(checksumPattern, '').replaceAll(integrityPattern, '')
  const integrities = new Map<string, string>()
  for (const [, file = ''] of plainHtml.matchAll(fileTagPattern))
    integrities.set(file, `sha256-${hash(await readFile(join(folder, file)))}`)
  const text = plainHtml.replaceAll(
    fileTagPattern,
    (tag, file: string) => `${tag} integrity="${integrities.get(file) ?? ''}"`,
  )
  const textHash = hash(text)
  await writeFile(join(folder, page), `${text}<!--${shorten(textHash)}-->`)
  return textHash
}

/** Writes the checksum of each file into a service worker, and its version, which is made of all of them. */
async function writeWorkerChecksums(
  folder: string,
  workerPath: string,
  { versionPrefix, pageHashes }: { versionPrefix: string; pageHashes: readonly string[] },
): Promise<void> {
  const file = join(folder, workerPath.slice(1))
  const { build, code } = parseWorkerScript(await readFile(file, 'utf8'))
  const [essentials, ahead, others] = await Promise.all([
    hashFiles(folder, build.essentials),
    hashFiles(folder, build.ahead),
    hashFiles(folder, build.others),
  ])
  const version = versionPrefix + shorten(hash(JSON.stringify([essentials, ahead, others, pageHashes])))
  await writeFile(file, createWorkerScript({ ...build, version, essentials, ahead, others }, code))
}

async function hashFiles(folder: string, checksums: FileChecksums): Promise<FileChecksums> {
  const entries = Object.keys(checksums).map(async (path) => {
    const fileName = extname(path) === '' ? `${path}.html` : path
    return [path, shorten(hash(await readFile(join(folder, fileName))))] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}

/** The first 48 bits: enough to tell accidents apart. TLS protects against attackers. */
function shorten(base64Hash: string): string {
  return base64Hash.slice(0, 8)
}
