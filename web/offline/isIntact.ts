import { build } from './serviceWorkerGlobalScope'

const checksums = { ...build.essentials, ...build.ahead, ...build.others }
const pictureExtension = /\.(?:avif|webp)$/
const productFile = new RegExp(`^${build.catalogue}([1-9]\\d*)\\.json$`)
const contentTypes: Record<string, RegExp> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  avif: /^image\/avif\b/,
  webp: /^image\/webp\b/,
}

export function isBuildFile(path: string): boolean {
  return path in checksums || productFile.test(path)
}

export function isPicture(path: string): boolean {
  return path.startsWith('/pictures/') && pictureExtension.test(path)
}

/** Whether a response is what the build put at this path: status 200 may be half a file, or a hotel's sign-in page. */
export async function isIntact(path: string, response: Response): Promise<boolean> {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? ''
  const contentType = contentTypes[extension] ?? /^text\/html\b/
  if (response.status !== 200 || response.redirected) return false
  if (!contentType.test(response.headers.get('Content-Type') ?? '')) return false
  const content = await response.clone().arrayBuffer()
  if (path in checksums) return (await computeChecksum(content)) === checksums[path]
  if (isPicture(path)) return isWholePicture(extension, new DataView(content))
  const text = new TextDecoder().decode(content)
  return extension === 'json' ? isProduct(text, productFile.exec(path)?.[1]) : isPage(text)
}

/** Whether a page is of this build, and its text has the checksum at its end. */
async function isPage(html: string): Promise<boolean> {
  const [, text = '', checksum] = /^([^]*)<!--(.{8})-->$/.exec(html) ?? []
  return (
    text.includes(`"${build.entry}"`) && (await computeChecksum(new TextEncoder().encode(text))) === checksum
  )
}

/** Whether the text is one product's file. Half a JSON object cannot be parsed, so it needs no checksum. */
function isProduct(json: string, id: string | undefined): boolean {
  try {
    return (JSON.parse(json) as { id: unknown }).id === id
  } catch {
    return false
  }
}

/** Whether a picture has the length that it states: WebP once, AVIF in each of its boxes. */
function isWholePicture(extension: string, view: DataView): boolean {
  const length = view.byteLength
  if (length < 16) return false
  if (extension === 'webp') return view.getUint32(4, true) + 8 === length
  let offset = 0
  while (offset + 8 <= length) {
    const boxLength = view.getUint32(offset)
    if (boxLength < 8) return false
    offset += boxLength
  }
  return offset === length
}

async function computeChecksum(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content)
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 6)))
}
