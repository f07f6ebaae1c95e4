import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** A file as it is sent. */
export type Content = { type: string; bytes: Buffer; etag: string; encoding?: 'br' }

const compressed: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}
const asTheyAre: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const compress = promisify(brotliCompress)
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Reads files as Hosting stores them, each once: compressed when that helps. */
export class Contents {
  readonly #known = new Map<string, Promise<Content>>()

  /** The file as it is sent to who takes brotli, or to who does not. */
  of(file: string, takesBrotli: boolean): Promise<Content> {
    const key = `${takesBrotli ? 'br' : ''} ${file}`
    const known = this.#known.get(key) ?? contentOf(file, takesBrotli)
    this.#known.set(key, known)
    return known
  }
}

async function contentOf(file: string, takesBrotli: boolean): Promise<Content> {
  const plain = await readFile(file)
  const kind = compressed[extname(file)]
  const etag = `"${createHash('sha256').update(plain).digest('hex')}"`
  if (kind !== undefined && takesBrotli)
    return { type: kind, bytes: await compress(plain, best), etag, encoding: 'br' }
  return { type: kind ?? asTheyAre[extname(file)] ?? 'application/octet-stream', bytes: plain, etag }
}
