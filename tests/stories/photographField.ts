import type { Page } from 'playwright-core'
import { toStoredImagePath } from '../../domain/catalogue/publishing/publishedProduct'
import type { StoredImage } from '../../domain/catalogue/storedProduct'
import { getUploadPath } from '../../domain/catalogue/publishing/pictureUpload'
import { demoProjectId, getDefaultBucket } from '../../domain/firebase/localProject'
import { apiPaths } from '../../domain/site/apiPaths'
import { createDeskProduct, openProduct } from './deskProduct'
import type { setUpBrowser } from './setUpBrowser'

const placeholder = 'data:image/webp;base64,UklGRhwAAABXRUJQVlA4TBAAAAAvAAAAAAfQ//73v/+BiOh/AAA='

/** The answer of the function once it has made the pictures; answerPictureUploads adds the picture. */
export const readyAnswer = { state: 'ready' }

/** The addresses of the requests of an upload. */
export const uploadUrls = /\/v0\/b\/[^/]+\/o\b/

export const getField = (page: Page) => page.getByRole('group', { name: 'Photograph' })
export const getCropDialog = (page: Page) => page.getByRole('dialog', { name: 'Crop the Photograph' })
export const getZoom = (page: Page) => page.getByRole('slider', { name: 'Zoom' })
export const getCropArea = (page: Page) => page.getByRole('application', { name: /^Part of the photograph/ })
export const getProgress = (page: Page) => page.getByRole('progressbar', { name: 'Upload of the photograph' })

/** Chooses a file as staff do. The name and the type of the file say nothing about its content. */
export async function choosePhotograph(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await getField(page).getByRole('button', { name: 'Choose a File' }).click()
  await (await chooser).setFiles({ name: 'photograph.jpg', mimeType: 'image/jpeg', buffer })
}

/** Chooses a photograph and waits until it can be cropped. */
export async function openCropDialog(page: Page, buffer: Buffer): Promise<void> {
  await choosePhotograph(page, buffer)
  await getCropArea(page).waitFor()
}

/** Presses the button that starts the upload. */
export function pressUseCrop(page: Page): Promise<void> {
  return getCropDialog(page).getByRole('button', { name: 'Use This Crop' }).click()
}

/** Waits for the message of a picture that is ready. */
export function waitUntilReady(page: Page): Promise<void> {
  return getField(page).getByText('The new photograph is in the form.').waitFor()
}

/** Answers for the function, which does not run here: each request gets the next answer, then the last one again. */
export async function answerPictureUploads(
  page: Page,
  answers: readonly { status?: number; body: object }[],
): Promise<{ uploadPaths: string[] }> {
  const uploadPaths: string[] = []
  await page.route(`**${apiPaths.pictureUpload}`, (route) => {
    const { status = 200, body } = answers[Math.min(uploadPaths.length, answers.length - 1)] ?? { body: {} }
    const { productId, uploadId } = route.request().postDataJSON() as { productId: string; uploadId: string }
    uploadPaths.push(getUploadPath(productId, uploadId))
    const json = body === readyAnswer ? { ...readyAnswer, image: createImage(productId) } : body
    return route.fulfill({ status, json })
  })
  return { uploadPaths }
}

function createImage(productId: string): StoredImage {
  const path = toStoredImagePath(productId, 'test-photograph-0123456789')
  return { path, width: 960, height: 1200, placeholder }
}

/** Fetches what the desk has uploaded to this path. */
export async function fetchUpload(path = ''): Promise<Buffer> {
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? ''
  const bucket = getDefaultBucket(demoProjectId)
  const url = `http://${host}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`
  const response = await fetch(url, { headers: { Authorization: 'Bearer owner' } })
  if (!response.ok) throw new Error(`the Storage emulator answered ${response.status} for ${path}`)
  return Buffer.from(await response.arrayBuffer())
}

/** Opens the form of a product of its own as staff do, and waits for the field. */
export async function openField(
  visit: ReturnType<typeof setUpBrowser>,
  options: Parameters<typeof visit>[1] = {},
): Promise<Page> {
  const page = await openProduct(visit, await createDeskProduct(), options)
  await getField(page).waitFor()
  return page
}

/** Uploads the crop that the open dialog shows, and returns the file that arrived. */
export async function uploadCrop(page: Page): Promise<Buffer> {
  const { uploadPaths } = await answerPictureUploads(page, [{ body: readyAnswer }])
  await pressUseCrop(page)
  await waitUntilReady(page)
  return fetchUpload(uploadPaths[0])
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
