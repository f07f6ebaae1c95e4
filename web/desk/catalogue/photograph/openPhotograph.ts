import type { ComponentType } from 'react'
import { importAgain } from '../../../browser/importAgain'
import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import type { NewPhotographProps } from './useNewPhotograph'
import {
  maxPhotographPixels,
  minPhotographSize,
  type PhotographRefusal,
  photographUploadLimits,
} from '../../../../domain/catalogue/publishing/pictureUpload'
import { readPhotographHeader } from '../../../../domain/catalogue/publishing/photographHeader'

type ReadPhotograph = { bitmap: ImageBitmap } | { refusal: PhotographRefusal }

export type OpenPhotograph = { photograph: ImageBitmap; NewPhotograph: ComponentType<NewPhotographProps> }

/** Reads a photograph, and loads the cropper. Returns a message if either fails. */
export async function openPhotograph(file: Blob): Promise<OpenPhotograph | { message: string }> {
  // Both at once. Never reload the page for a newer build, because the photograph would have to be taken again.
  const loading = importAgain(() => import('./NewPhotograph')).catch(() => null)
  const read = await readPhotograph(file)
  if ('refusal' in read) return { message: deskPhotographMessages.formatPhotographRefusal(read.refusal) }
  const loaded = await loading
  if (loaded) return { photograph: read.bitmap, NewPhotograph: loaded.NewPhotograph }
  read.bitmap.close()
  return { message: deskPhotographMessages.cropToolMissing }
}

async function readPhotograph(file: Blob): Promise<ReadPhotograph> {
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
  const bitmap = await createImageBitmap(file)
  const { width, height } = minPhotographSize
  if (bitmap.width >= width && bitmap.height >= height) return { bitmap }
  bitmap.close()
  return { refusal: 'tooSmall' }
}
