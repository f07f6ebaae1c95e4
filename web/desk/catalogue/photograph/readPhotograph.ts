import {
  maxPhotographPixels,
  minPhotographSize,
  type PhotographRefusal,
  photographUploadLimits,
} from '../../../../domain/catalogue/publishing/pictureUpload'
import { readPhotographHeader } from '../../../../domain/catalogue/publishing/photographHeader'

/** A photograph that can be cropped, or why it cannot. */
export type ReadPhotograph = { bitmap: ImageBitmap } | { refusal: PhotographRefusal }

/** Reads a file that staff have chosen, and turns it upright. */
export async function readPhotograph(file: Blob): Promise<ReadPhotograph> {
  if (file.size > photographUploadLimits.bytes) return { refusal: 'tooLarge' }
  try {
    return await decode(file)
  } catch {
    // The browser cannot decode the file: HEIC in most browsers, or a damaged one.
    return { refusal: 'unreadable' }
  }
}

async function decode(file: Blob): Promise<ReadPhotograph> {
  const header = readPhotographHeader(new Uint8Array(await file.arrayBuffer()))
  if (!header) return { refusal: 'unreadable' }
  // Check this before decoding: the pixels of a bomb would fill the memory of the device.
  if (header.width * header.height > maxPhotographPixels) return { refusal: 'tooManyPixels' }
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = minPhotographSize
  if (bitmap.width >= width && bitmap.height >= height) return { bitmap }
  bitmap.close()
  return { refusal: 'tooSmall' }
}
