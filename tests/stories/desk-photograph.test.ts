import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import {
  answerPictureUploads,
  choosePhotograph,
  getCropArea,
  getCropDialog,
  getField,
  getZoom,
  openCropDialog,
  openField,
  press,
  pressUseCrop,
  touch,
  uploadCrop,
  waitUntilReady,
} from './photographField'
import { createBomb, createHeicHeader, createTwoColourPhotograph, readColour } from './photographs'
import { desktopViewport, getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

// Registered first, so it runs last: after the page is closed, which could save the draft again.
const visit = setUpBrowser()

describe('A photograph at the desk', () => {
  test('is cropped to 4:5 by keys: the arrows move it, plus and minus zoom', async () => {
    const page = await openField(visit)
    await openCropDialog(page, await createTwoColourPhotograph(2600, 1400))
    await getCropArea(page).focus()
    await press(page, '+', 1)
    await expect.poll(() => getZoom(page).inputValue()).toBe('1.1')
    await press(page, '-', 1)
    await expect.poll(() => getZoom(page).inputValue()).toBe('1')
    await press(page, 'ArrowLeft', 40)
    const upload = await uploadCrop(page)
    expect(await sharp(upload).metadata()).toMatchObject({ format: 'jpeg', width: 1120, height: 1400 })
    expect([await readColour(upload, 0), await readColour(upload, 1)]).toEqual(['blue', 'blue'])
  })

  test('is cropped by finger: one moves it, two zoom', async () => {
    const page = await openField(visit, { screen: phoneViewport })
    await openCropDialog(page, await createTwoColourPhotograph(3000, 2400))
    await touch(page, [
      [-40, -60, -80, -100].map((x) => ({ x, y: 0 })),
      [40, 60, 80, 100].map((x) => ({ x, y: 0 })),
    ])
    await expect.poll(async () => Number(await getZoom(page).inputValue())).toBeGreaterThan(1.5)
    await touch(page, [[-100, 0, 100].map((x) => ({ x, y: 0 }))])
    await touch(page, [[-100, 0, 100].map((x) => ({ x, y: 0 }))])
    const upload = await uploadCrop(page)
    expect([await readColour(upload, 0), await readColour(upload, 1)]).toEqual(['red', 'red'])
  })

  test('is cropped with the mouse: dragging moves it, the wheel and the slider zoom', async () => {
    const page = await openField(visit)
    await openCropDialog(page, await createTwoColourPhotograph(3000, 2400))
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
    expect([await readColour(upload, 0), await readColour(upload, 1)]).toEqual(['blue', 'blue'])
  })

  test('is never cropped below 960 × 1200 pixels of the camera', async () => {
    const page = await openField(visit)
    await openCropDialog(page, await createTwoColourPhotograph(2000, 1500))
    await getCropArea(page).focus()
    await press(page, '+', 12)
    expect(await getZoom(page).inputValue()).toBe('1.25')
    expect(await sharp(await uploadCrop(page)).metadata()).toMatchObject({ width: 960, height: 1200 })
  })

  test('is uploaded upright, without metadata, and in at most 1920 × 2400 pixels', async () => {
    const page = await openField(visit)
    const sideways = sharp(await createTwoColourPhotograph(4000, 3200))
    await openCropDialog(
      page,
      await sideways
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
        .toBuffer(),
    )
    const upload = await uploadCrop(page)
    const { width, height, exif, orientation } = await sharp(upload).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 1920, height: 2400 })
    // What was left is at the top, so the middle row is of one colour, and the boundary is above or below.
    expect(await readColour(await sharp(upload).rotate(270).toBuffer(), 0.1)).toBe('red')
    expect(await readColour(await sharp(upload).rotate(270).toBuffer(), 0.9)).toBe('blue')
  })

  test.each([
    ['HEIC, which this browser cannot read', createHeicHeader, 'Save it as JPEG'],
    ['SVG in disguise', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Save it as JPEG'],
    ['over 20 MB', () => Buffer.alloc(20_971_521), 'larger than 20 MB'],
    ['under 960 × 1200', () => createTwoColourPhotograph(1600, 1199), 'at least 960 pixels wide'],
    ['of a billion pixels', createBomb, 'more than 100 million pixels'],
  ])('that is %s is refused on the device, and says what to do', async (_, create, text) => {
    const page = await openField(visit)
    await choosePhotograph(page, await create())
    await getField(page).getByRole('alert').filter({ hasText: text }).waitFor()
    expect(await getCropDialog(page).count()).toBe(0)
  })

  test('comes from the camera on a device with a touch screen', async () => {
    const page = await openField(visit, { screen: phoneViewport })
    const chooser = page.waitForEvent('filechooser')
    await getField(page).getByRole('button', { name: 'Take a Photograph' }).click()
    expect(await (await chooser).element().getAttribute('capture')).toBe('environment')
    const buffer = await createTwoColourPhotograph(960, 1200)
    await (await chooser).setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer })
    await getCropDialog(page).waitFor()
  })

  test.each([
    ['phone', phoneViewport],
    ['desktop', desktopViewport],
    ['narrow phone', { width: 320, height: 640 }],
  ])('keeps WCAG 2.2 AA on a %s and does not scroll sideways', async (_, screen) => {
    const page = await openField(visit, { screen })
    await expectAccessible(page)
    await openCropDialog(page, await createTwoColourPhotograph(2000, 2500))
    await expectAccessible(page)
    expect(await getHorizontalOverflow(page)).toBe(0)
    await answerPictureUploads(page)
    await pressUseCrop(page)
    await waitUntilReady(page)
    await expectAccessible(page)
  })
})
