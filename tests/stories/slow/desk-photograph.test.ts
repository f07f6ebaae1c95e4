import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { offlineErrorPattern } from '../deskItem'
import { createDeskProduct, openProduct } from '../deskProduct'
import {
  answerPictureUploads,
  choosePhotograph,
  createNoisyPhotograph,
  createTwoColourPhotograph,
  fetchUpload,
  getCropArea,
  getField,
  getZoom,
  press,
  readColours,
  touch,
  uploadUrls,
  uploadCrop,
} from '../photographField'
import { phoneViewport, setUpBrowser } from '../setUpBrowser'
import { expectSound } from '../expectAccessible'

// Registered first, so it runs last: after the page is closed, which could save the draft again.
const visit = setUpBrowser()

const openField = async (options: Parameters<typeof openProduct>[2] = {}) =>
  openProduct(visit, await createDeskProduct(), options)

describe('A photograph at the desk', () => {
  test('is cropped to 4:5 by keys, and uploaded upright, without metadata, in at most 1920 × 2400 pixels', async () => {
    const page = await openField()
    const sideways = sharp(await createTwoColourPhotograph(3000, 2000))
    await choosePhotograph(
      page,
      await sideways
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
        .toBuffer(),
    )
    await getCropArea(page).focus()
    await press(page, '+', 1)
    await expect.poll(() => getZoom(page).inputValue()).toBe('1.1')
    await press(page, '-', 1)
    await expect.poll(() => getZoom(page).inputValue()).toBe('1')
    await press(page, 'ArrowUp', 40)
    const upload = await uploadCrop(page)
    const { format, width, height, exif, orientation } = await sharp(upload).metadata()
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 1920,
      height: 2400,
    })
    // What was left is at the top; the keys have moved the boundary from the middle to two fifths.
    const onItsSide = await sharp(upload).rotate(270).toBuffer()
    expect(await readColours(onItsSide, [0.1, 0.45, 0.9])).toEqual(['red', 'blue', 'blue'])
  })

  test('comes from the camera of a phone, and is cropped by finger: one moves it, two zoom', async () => {
    const page = await openField({ screen: phoneViewport })
    await expectSound(page)
    await page.setViewportSize(phoneViewport)
    const input = await choosePhotograph(
      page,
      await createTwoColourPhotograph(3000, 2400),
      'Take a Photograph',
    )
    expect(await input.getAttribute('capture')).toBe('environment')
    await getCropArea(page).waitFor()
    await touch(page, [
      [-40, -60, -80, -100].map((x) => ({ x, y: 0 })),
      [40, 60, 80, 100].map((x) => ({ x, y: 0 })),
    ])
    await expect.poll(async () => Number(await getZoom(page).inputValue())).toBeGreaterThan(1.5)
    await touch(page, [[-100, 0, 100].map((x) => ({ x, y: 0 }))])
    await touch(page, [[-100, 0, 100].map((x) => ({ x, y: 0 }))])
    expect(await readColours(await uploadCrop(page), [0, 1])).toEqual(['red', 'red'])
  })

  test('is cropped with the mouse: dragging moves it, the wheel and the slider zoom', async () => {
    const page = await openField()
    await choosePhotograph(page, await createTwoColourPhotograph(3000, 2400))
    const area = getCropArea(page)
    await area.hover()
    await page.mouse.wheel(0, -60)
    await expect.poll(async () => Number(await getZoom(page).inputValue())).toBeGreaterThan(1.1)
    await getZoom(page).fill('1.5')
    await area.hover()
    await page.mouse.down()
    await page.mouse.move(0, 400, { steps: 8 })
    await page.mouse.up()
    const upload = await uploadCrop(page)
    expect((await sharp(upload).metadata()).width).toBe(1280)
    expect(await readColours(upload, [0, 1])).toEqual(['blue', 'blue'])
    await expectSound(page)
    await choosePhotograph(page, await createTwoColourPhotograph(960, 1200))
    await area.waitFor()
    await expectSound(page)
  })

  test('waits with its upload while offline, and then goes on where it was', async () => {
    const page = await openField({ fresh: true, screen: phoneViewport, expected: offlineErrorPattern })
    const offsets: string[] = []
    let release: () => void = () => undefined
    await page.route(uploadUrls, async (route) => {
      const offset = route.request().headers()['x-goog-upload-offset']
      if (offset === undefined) return route.continue()
      offsets.push(offset)
      if (offsets.length !== 2) return route.continue()
      // The second part is lost with the connection.
      await new Promise<void>((resolve) => (release = resolve))
      return route.abort('internetdisconnected')
    })
    const uploadPaths = await answerPictureUploads(page)
    await choosePhotograph(page, await createNoisyPhotograph())
    await page.getByRole('button', { name: 'Use This Crop' }).click()
    await expect.poll(() => offsets.length).toBe(2)
    await page.context().setOffline(true)
    await getField(page)
      .getByText(/^Waiting for the connection\. [1-9]\d?% is uploaded\.$/)
      .waitFor()
    release()
    await page.context().setOffline(false)
    await getField(page).getByText('The new photograph is in the form.').waitFor()
    expect(offsets.slice(0, 3)).toEqual(['0', '262144', '262144'])
    const { width, height } = await sharp(await fetchUpload(uploadPaths[0])).metadata()
    expect([width, height]).toEqual([1920, 2400])
  })
})
