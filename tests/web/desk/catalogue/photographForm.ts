import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import type { CatalogueServices } from '../../../../web/data/desk/catalogue/CatalogueServices'
import type { UploadOutcome } from '../../../../web/data/desk/waitForUpload'
// Imported here, so that no test waits for a lazily loaded form.
import '../../../../web/desk/catalogue/photograph/NewPhotograph'
import { openForm } from './catalogueDesk'

/** Creates the signature and header of a PNG file of this size: the tests decode no more of it. */
export function createPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const start = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'.padEnd(33, '\0')
  const bytes = Uint8Array.from(start, (byte) => byte.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

/** The field of the main photograph, or of a further one with this title. */
export const getPhotograph = (title = 'Photograph') => within(screen.getByRole('group', { name: title }))

/** Chooses a file as staff do. Its name and type say nothing about its content. */
export async function choosePhotograph(
  user: UserEvent,
  content: BlobPart = createPng(960, 1200),
  title = 'Photograph',
) {
  const [, files] = screen.getByRole('group', { name: title }).querySelectorAll('input')
  if (files) await user.upload(files, new File([content], 'photograph.jpg', { type: 'image/jpeg' }))
}

export async function openCrop(user: UserEvent, title?: string) {
  await choosePhotograph(user, createPng(960, 1200), title)
  const dialog = await screen.findByRole('dialog', { name: 'Crop the Photograph' })
  const picture = dialog.querySelector('img')
  if (picture) fireEvent.load(picture)
  return within(dialog)
}

/** Opens the form, and uses the crop of a photograph. */
export async function uploadCrop(catalogue: Partial<CatalogueServices>) {
  const rendered = await openForm({}, { catalogue })
  const dialog = await openCrop(rendered.user)
  await rendered.user.click(dialog.getByRole('button', { name: 'Use This Crop' }))
  return rendered
}

/** What the function says once it has made the pictures. */
export function createReadyOutcome(productId: string): UploadOutcome {
  const path = `products/${productId}/test-photograph-0123456789-640.webp`
  return { kind: 'ready', image: { path, width: 960, height: 1200, placeholder: 'data:,' } }
}

export function stubDecoding(bitmap: { width: number; height: number } | null) {
  vi.stubGlobal('createImageBitmap', () =>
    bitmap
      ? Promise.resolve({ ...bitmap, close: () => undefined })
      : Promise.reject(new Error('This browser cannot decode the file.')),
  )
}

/** In every test of a file, photographs decode to 960 × 1200 pixels, and the canvas is a stub. */
export function stubPhotographs() {
  const canvasMethods = Object.getOwnPropertyDescriptors(HTMLCanvasElement.prototype)
  beforeEach(() => {
    stubDecoding({ width: 960, height: 1200 })
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
      toDataURL: () => 'data:,',
      toBlob: (settle: BlobCallback) => settle(new Blob(['cropped'])),
    })
  })
  afterEach(() => Object.defineProperties(HTMLCanvasElement.prototype, canvasMethods))
}
