import { describe, expect, test } from 'vitest'
import { getMaxZoom, getUploadSize, toPixelArea } from '../../../web/desk/catalogue/photograph/cropGeometry'

describe('The crop of a photograph', () => {
  test.each([
    [{ width: 2000, height: 1500 }, 1.25],
    [{ width: 960, height: 1200 }, 1],
  ])('of %o can be zoomed %d times', (photograph, zoom) => expect(getMaxZoom(photograph)).toBe(zoom))

  test('never has less than 960 × 1200 pixels of the camera, and stays within the photograph', () => {
    const photograph = { width: 2000, height: 1500 }
    const area = toPixelArea(photograph, { x: 90, y: 90, width: 10, height: 10 })
    expect(area).toEqual({ x: 1040, y: 300, width: 960, height: 1200 })
  })

  test.each([
    [3200, { width: 1920, height: 2400 }],
    [1120, { width: 1120, height: 1400 }],
  ])('of %d pixels in width is uploaded in %o', (width, size) =>
    expect(getUploadSize({ x: 0, y: 0, width, height: width * 1.25 })).toEqual(size),
  )
})
