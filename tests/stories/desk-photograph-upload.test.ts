import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  answerPictureUploads,
  createReadyOutcome,
  fetchUpload,
  getCropDialog,
  getField,
  getProgress,
  openCropDialog,
  openField,
  pressUseCrop,
  uploadUrls,
  waitUntilReady,
} from './photographField'
import { createNoisyPhotograph, createTwoColourPhotograph } from './photographs'
import { phoneViewport, setUpBrowser } from './setUpBrowser'

// Registered first, so it runs last: after the page is closed, which could save the draft again.
const visit = setUpBrowser()

describe('The upload of a photograph', () => {
  test('shows how much is uploaded, waits while offline, and then goes on where it was', async () => {
    const page = await openField(visit, {
      fresh: true,
      screen: phoneViewport,
      expected: /ERR_INTERNET|WebChannel|RestConnection|reach|cleardot/,
    })
    const offsets: string[] = []
    let release: () => void = () => undefined
    await page.route(uploadUrls, async (route) => {
      const headers = route.request().headers()
      const offset = headers['x-goog-upload-offset']
      if (offset === undefined) return route.continue()
      offsets.push(offset)
      // The second part waits until the page gives it up.
      if (offsets.length === 2) await new Promise<void>((resolve) => (release = resolve))
      await route.continue().catch(() => undefined)
    })
    const { uploadPaths } = await answerPictureUploads(page)
    await openCropDialog(page, await createNoisyPhotograph())
    await pressUseCrop(page)
    await expect.poll(() => offsets.length).toBe(2)
    expect(Number(await getProgress(page).getAttribute('value'))).toBeGreaterThan(0)
    await page.context().setOffline(true)
    await getField(page)
      .getByText(/^Waiting for the connection\. \d+% is uploaded\.$/)
      .waitFor()
    release()
    await page.context().setOffline(false)
    await waitUntilReady(page)
    expect(offsets.slice(0, 3)).toEqual(['0', '262144', '262144'])
    expect(await sharp(await fetchUpload(uploadPaths[0])).metadata()).toMatchObject({
      width: 1920,
      height: 2400,
    })
  })

  test('keeps the crop after a failure, and can be tried again', async () => {
    const page = await openField(visit, { expected: /403|storage\/unauthorized/ })
    await page.route(uploadUrls, (route) => route.fulfill({ status: 403, json: {} }))
    const { uploadPaths } = await answerPictureUploads(page)
    await openCropDialog(page, await createTwoColourPhotograph(960, 1200))
    await pressUseCrop(page)
    await getField(page).getByRole('alert').filter({ hasText: 'Your crop is still here.' }).waitFor()
    await page.unroute(uploadUrls)
    await getField(page).getByRole('button', { name: 'Try Again' }).click()
    await waitUntilReady(page)
    expect((await fetchUpload(uploadPaths.at(-1))).byteLength).toBeGreaterThan(0)
  })

  test('is not repeated when the pictures were not ready in time', async () => {
    const page = await openField(visit)
    // The form takes no picture of another product.
    const { uploadPaths, answer } = await answerPictureUploads(page, () => createReadyOutcome('19999'))
    await openCropDialog(page, await createTwoColourPhotograph(960, 1200))
    await pressUseCrop(page)
    await getField(page).getByRole('alert').filter({ hasText: 'nothing is uploaded twice' }).waitFor()
    const [path = ''] = uploadPaths
    await answer(path, createReadyOutcome(path.split('/')[1] ?? ''))
    await getField(page).getByRole('button', { name: 'Try Again' }).click()
    await waitUntilReady(page)
    expect(uploadPaths).toHaveLength(1)
  })

  test('ends with what to do if the function refuses the photograph, and the picture stays as it was', async () => {
    const page = await openField(visit)
    await answerPictureUploads(page, () => ({ state: 'refused', reason: 'unreadable' }))
    await openCropDialog(page, await createTwoColourPhotograph(960, 1200))
    await pressUseCrop(page)
    await getField(page).getByRole('alert').filter({ hasText: 'Save it as JPEG' }).waitFor()
    expect(await getField(page).getByRole('button', { name: 'Choose a File' }).count()).toBe(1)
  })

  test('can be given up in the dialog, by Escape and while it runs', async () => {
    const page = await openField(visit)
    const cancelled = getField(page).getByText('Cancelled. The picture is the same as before.')
    const photograph = await createTwoColourPhotograph(960, 1200)
    await openCropDialog(page, photograph)
    await getCropDialog(page).getByRole('button', { name: 'Cancel' }).click()
    await cancelled.waitFor()
    await openCropDialog(page, photograph)
    await page.keyboard.press('Escape')
    await cancelled.waitFor()
    await page.route(uploadUrls, () => undefined)
    await openCropDialog(page, photograph)
    await pressUseCrop(page)
    await getProgress(page).waitFor()
    await getField(page).getByRole('button', { name: 'Cancel' }).click()
    await cancelled.waitFor()
    expect(await getProgress(page).count()).toBe(0)
  })
})
