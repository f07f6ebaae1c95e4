import sharp, { type Metadata } from 'sharp'
import {
  maxPhotographPixels,
  minPhotographSize,
  photographUploadLimits,
  type PhotographRefusal,
} from '../../domain/catalogue/publishing/pictureUpload'

// Other formats never reach their decoders: SVG and PDF are documents, and may name other files.
const signatures = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp(?:[^]{4}){0,16}?avi[fs]/, // AVIF, by its major brand or a compatible one
]
const signatureBytes = 80

const masterQuality = 90

/**
 * Makes the master of an uploaded photograph, from which all its files are made: 4:5 around the centre, upright, in sRGB,
 * without any metadata, as WebP. Of an animation, it is the first frame. Returns a reason if the photograph is refused.
 */
export async function createMaster(
  upload: Buffer,
): Promise<{ master: Buffer } | { reason: PhotographRefusal }> {
  if (upload.length > photographUploadLimits.bytes) return { reason: 'tooLarge' }
  const start = upload.toString('latin1', 0, signatureBytes)
  if (!signatures.some((signature) => signature.test(start))) return { reason: 'unreadable' }
  try {
    // Reading the header decodes no pixels, so the limit is checked below.
    const reason = findSizeProblem(await sharp(upload, { limitInputPixels: false }).metadata())
    return reason === null ? { master: await encodeMaster(upload) } : { reason }
  } catch {
    return { reason: 'unreadable' }
  }
}

function findSizeProblem({ width, height, autoOrient }: Metadata): PhotographRefusal | null {
  if (width * height > maxPhotographPixels) return 'tooManyPixels'
  const isLargeEnough =
    autoOrient.width >= minPhotographSize.width && autoOrient.height >= minPhotographSize.height
  return isLargeEnough ? null : 'tooSmall'
}

function encodeMaster(upload: Buffer): Promise<Buffer> {
  return sharp(upload, { limitInputPixels: maxPhotographPixels })
    .autoOrient()
    .resize({ ...minPhotographSize, fit: 'cover' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .webp({ quality: masterQuality })
    .toBuffer()
}
