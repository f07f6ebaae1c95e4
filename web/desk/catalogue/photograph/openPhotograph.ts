import type { ComponentType } from 'react'
import { importAgain } from '../../../browser/importAgain'
import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import { readPhotograph } from './readPhotograph'
import type { NewPhotographProps } from './useNewPhotograph'

/** A photograph with the component that crops and uploads it. */
export type OpenPhotograph = { photograph: ImageBitmap; NewPhotograph: ComponentType<NewPhotographProps> }

/** Reads a photograph, and loads the cropper and the Storage SDK. Returns a message if either fails. */
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
