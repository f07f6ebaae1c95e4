import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** The content of a file as the server sends it. */
export type FileContent = { type: string; bytes: Buffer; etag: string; encoding?: 'br' }

const compressedTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}
const uncompressedTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const compress = promisify(brotliCompress)
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Reads each file once and compresses text files with brotli, as Firebase Hosting does. */
export class FileContentCache {
  readonly #contents = new Map<string, Promise<FileContent>>()

  /** Returns the content of a file. A text file is compressed if the client accepts brotli. */
  get(file: string, acceptsBrotli: boolean): Promise<FileContent> {
    const key = `${acceptsBrotli ? 'br' : ''} ${file}`
    const cachedContent = this.#contents.get(key) ?? readFileContent(file, acceptsBrotli)
    this.#contents.set(key, cachedContent)
    return cachedContent
  }
}

async function readFileContent(file: string, acceptsBrotli: boolean): Promise<FileContent> {
  const rawBytes = await readFile(file)
  const textType = compressedTypes[extname(file)]
  const etag = `"${createHash('sha256').update(rawBytes).digest('hex')}"`
  if (textType !== undefined && acceptsBrotli)
    return { type: textType, bytes: await compress(rawBytes, brotliOptions), etag, encoding: 'br' }
  return {
    type: textType ?? uncompressedTypes[extname(file)] ?? 'application/octet-stream',
    bytes: rawBytes,
    etag,
  }
}
