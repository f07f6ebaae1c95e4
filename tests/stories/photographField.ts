import type { ElementHandle, Page } from 'playwright-core'
import sharp from 'sharp'
import { parseUploadPath } from '../../domain/catalogue/publishing/pictureUpload'
import { toStoredImagePath } from '../../domain/catalogue/publishing/publishedProduct'
import { demoProjectId } from '../../domain/firebase/localProject'
import { getBucketName } from '../../domain/site/businessDetails'
import { apiPaths } from '../../domain/site/apiPaths'
import { openAdminProject } from '../adminProject'

const placeholder = 'data:image/webp;base64,UklGRhwAAABXRUJQVlA4TBAAAAAvAAAAAAfQ//73v/+BiOh/AAA='

/** The addresses of the requests of an upload. */
export const uploadUrls = /\/v0\/b\/[^/]+\/o\b/

/** The field of the main photograph, or of a further one with this title. */
export const getField = (page: Page, title = 'Photograph') =>
  page.getByRole('group', { name: title, exact: true })
export const getZoom = (page: Page) => page.getByRole('slider', { name: 'Zoom' })
export const getCropArea = (page: Page) => page.getByRole('application', { name: /^Part of the photograph/ })

/** Chooses a photograph as staff do, and returns the input that takes it. */
export async function choosePhotograph(
  page: Page,
  buffer: Buffer,
  buttonName = 'Choose a File',
  title?: string,
): Promise<ElementHandle> {
  const choosing = page.waitForEvent('filechooser')
  await getField(page, title).getByRole('button', { name: buttonName }).click()
  const chooser = await choosing
  await chooser.setFiles({ name: 'photograph.jpg', mimeType: 'image/jpeg', buffer })
  return chooser.element()
}

/** Uses the crop that the dialog shows, and waits until its picture is in the form. */
export async function acceptCrop(page: Page, title?: string): Promise<void> {
  await page.getByRole('button', { name: 'Use This Crop' }).click()
  await getField(page, title).getByText('The new photograph is in the form.').waitFor()
}

/** Uploads the crop that the dialog shows, and returns the file that arrived. */
export async function uploadCrop(page: Page): Promise<Buffer> {
  const uploadPaths = await answerPictureUploads(page)
  await acceptCrop(page)
  return fetchUpload(uploadPaths[0])
}

/** Answers for the functions, which do not run here: the pictures of each upload are ready. Returns the uploads' paths. */
export async function answerPictureUploads(page: Page): Promise<string[]> {
  const { firestore } = openAdminProject()
  const uploadPaths: string[] = []
  await page.route(`**${apiPaths.settings}`, (route) =>
    route.fulfill({ json: { email: false, pushKey: null } }),
  )
  await page.route(
    (url) => uploadUrls.test(url.pathname) && url.searchParams.has('name'),
    async (route) => {
      const uploadPath = new URL(route.request().url()).searchParams.get('name') ?? ''
      const upload = parseUploadPath(uploadPath)
      if (upload && !uploadPaths.includes(uploadPath)) {
        uploadPaths.push(uploadPath)
        const { productId, uploadId } = upload
        const path = toStoredImagePath(productId, 'test-photograph-0123456789')
        const image = { path, width: 960, height: 1200, placeholder }
        await firestore.doc(`pictureUploads/${uploadId}`).set({ productId, state: 'ready', image })
      }
      await route.fallback()
    },
  )
  return uploadPaths
}

/** Fetches what the desk has uploaded to this path. */
export async function fetchUpload(path = ''): Promise<Buffer> {
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? ''
  const bucket = getBucketName(demoProjectId)
  const url = `http://${host}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`
  const response = await fetch(url, { headers: { Authorization: 'Bearer owner' } })
  if (!response.ok) throw new Error(`the Storage emulator answered ${response.status} for ${path}`)
  return Buffer.from(await response.arrayBuffer())
}

/** Presses a key again and again. */
export async function press(page: Page, key: string, times: number) {
  for (let index = 0; index < times; index += 1) await page.keyboard.press(key)
}

/** Moves fingers over the crop area; each path has the positions of one finger, from the area's middle. */
export async function touch(page: Page, paths: readonly (readonly { x: number; y: number }[])[]) {
  const box = await getCropArea(page).boundingBox()
  if (!box) throw new Error('the crop area is not visible')
  const session = await page.context().newCDPSession(page)
  const steps = paths[0]?.length ?? 0
  for (let step = 0; step < steps; step += 1) {
    const touchPoints = paths.map((path) => ({
      x: box.x + box.width / 2 + (path[step]?.x ?? 0),
      y: box.y + box.height / 2 + (path[step]?.y ?? 0),
    }))
    await session.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    })
    // The cropper moves the photograph once a frame.
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A photograph whose left half is red and right half is blue. */
export function createTwoColourPhotograph(width: number, height: number): Promise<Buffer> {
  const right = { width: Math.ceil(width / 2), height, channels: 3 as const, background: 'blue' }
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: { create: right }, left: Math.floor(width / 2), top: 0 }])
    .jpeg()
    .toBuffer()
}

/** A photograph that no encoder makes small: its upload takes several requests. */
export function createNoisyPhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width: 1920, height: 2400, channels: 3, background: 'white', noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** The colours of pixels in the middle row, at these shares of the width. */
export async function readColours(picture: Buffer, shares: readonly number[]): Promise<('red' | 'blue')[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  return shares.map((share) => {
    const column = Math.min(info.width - 1, Math.floor(share * info.width))
    const offset = (Math.floor(info.height / 2) * info.width + column) * info.channels
    return (data[offset] ?? 0) > (data[offset + 2] ?? 0) ? 'red' : 'blue'
  })
}
