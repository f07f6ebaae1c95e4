import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { toStoredImagePath } from '../../domain/catalogue/publishing/publishedProduct'
import type { StoredImage } from '../../domain/catalogue/storedProduct'
import { parseUploadPath } from '../../domain/catalogue/publishing/pictureUpload'
import { demoProjectId, getDefaultBucket } from '../../domain/firebase/localProject'
import { apiPaths } from '../../domain/site/apiPaths'
import { createDeskProduct, openProduct } from './deskProduct'
import type { setUpBrowser } from './setUpBrowser'

const placeholder = 'data:image/webp;base64,UklGRhwAAABXRUJQVlA4TBAAAAAvAAAAAAfQ//73v/+BiOh/AAA='

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

/** Answers for the functions, which do not run here: says of each upload what became of it. */
export async function answerPictureUploads(
  page: Page,
  createOutcome: (productId: string) => object = createReadyOutcome,
): Promise<{ uploadPaths: string[]; answer: (path: string, outcome: object) => Promise<void> }> {
  const app = initializeApp({ projectId: demoProjectId }, crypto.randomUUID())
  onTestFinished(() => deleteApp(app))
  const uploadPaths: string[] = []
  const answer = async (path: string, outcome: object) => {
    const [, productId, uploadId = ''] = path.split('/')
    await getFirestore(app)
      .doc(`pictureUploads/${uploadId}`)
      .set({ productId, ...outcome })
  }
  await page.route(`**${apiPaths.settings}`, (route) =>
    route.fulfill({ json: { email: false, pushKey: null } }),
  )
  await page.route(
    (url) => uploadUrls.test(url.pathname) && url.searchParams.has('name'),
    async (route) => {
      const path = new URL(route.request().url()).searchParams.get('name') ?? ''
      const upload = parseUploadPath(path)
      if (upload && !uploadPaths.includes(path)) {
        uploadPaths.push(path)
        await answer(path, createOutcome(upload.productId))
      }
      await route.fallback()
    },
  )
  return { uploadPaths, answer }
}

/** What the function says once it has made the pictures. */
export function createReadyOutcome(productId: string): { state: string; image: StoredImage } {
  const path = toStoredImagePath(productId, 'test-photograph-0123456789')
  return { state: 'ready', image: { path, width: 960, height: 1200, placeholder } }
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
  const { uploadPaths } = await answerPictureUploads(page)
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
